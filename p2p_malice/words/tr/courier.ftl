# Arkadaşlar arasında mühürlü pusulalar taşıyan kurye.

courier-at = { $site ->
    [yes] Kurye ve sayfa şu adreste: { $url }. Ctrl-C ikisini de durdurur.
   *[no] Kurye şu adreste: { $url }. Ctrl-C durdurur.
}

news-asks = { $name } oturmak istiyor. { -type-yes } { $number } ya da { -type-no } { $number } yaz.
news-asked-no-more = { $name } artık yer beklemiyor.
news-partner = Eşin: { $name }.
news-all-here = Herkes burada. Başlamak için { -type-start } yaz, 2. kişiyle eş olmak için { -type-with } 2 yaz.
news-asks-first = { $is_on ->
    [yes] Biri oturmadan önce sana sorulacak. İstemezsen yeniden { -type-ask } yaz.
   *[no] Bağlantıyı ilk açan oturur.
}
news-courier-away = Kuryeye ulaşılamıyor. Arkadaşların sana yanıt gönderebilir: buraya yapıştır.
news-calling = Ev sahibine bağlanılıyor…
news-host-asleep = Ev sahibinin cihazı uyuyor olabilir. Listesindesin: uyanır uyanmaz masa açılır.

error-courier = Kurye kullanılamıyor.
error-courier-away = Kuryeye ulaşılamıyor.
error-courier-busy = Kuryenin işi başından aşkın.
error-courier-status = Kurye bir hatayla yanıt veriyor ({ $status }).
error-courier-moved = Kurye artık şu adreste: { $url }. Bu adresi yaz.
error-courier-buffered = Kurye yanıt veriyor, ama yoldaki bir şey, örneğin web sunucusu, pusulaları bekletiyor. Onları arabelleğe almadan hemen iletmeli: nasıl olacağı docs/networks.md içinde.
error-courier-proxy = Ağının vekil sunucusu (HTTPS_PROXY) üzerinden kuryeye ulaşılamıyor.
error-courier-proxy-login = Ağının vekil sunucusu ad ve parola istiyor. Bunları adresine yaz: HTTPS_PROXY=http://AD:PAROLA@HOST:PORT
error-courier-url = { $url } bir kurye adresi değil. Adres https:// ya da http:// ile başlar.
error-courier-port = Kurye { $port } numaralı portu kullanamıyor: { $why }. --port ile başka birini seç.
error-courier-host = Kurye { $host } adresini dinleyemiyor: { $why }. --host ile başka bir adres seç.
error-no-site = Bu klasörde sayfa yok: { $folder }. Şununla bir tane yaz: { -command } web --site.
error-note = Bu pusula başka biri için.
