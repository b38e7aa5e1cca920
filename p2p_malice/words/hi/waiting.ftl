waiting-title = इस टेबल पर
waiting-seat = सीट { $number }
waiting-state = { $how ->
    [you] आप
    [computer] कंप्यूटर
    [here] यहाँ ✓
   *[waiting] आना बाकी
}
waiting-came = { $name } टेबल पर हैं।
