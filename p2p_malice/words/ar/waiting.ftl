waiting-title = على هذه الطاولة
waiting-seat = المقعد { $number }
waiting-state = { $how ->
    [you] أنت
    [computer] الكمبيوتر
    [here] هنا ✓
   *[waiting] في الانتظار
}
waiting-came = على الطاولة الآن: { $name }.
