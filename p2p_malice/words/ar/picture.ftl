### The picture of the full screen: a label has 9 columns.

picture-too-small =
    تحتاج الطاولة إلى { $width } x { $height } حرفًا؛
    وهذه الطرفية { $columns } x { $lines }.
picture-here = هنا
picture-left = الباقي { $count }
picture-out = الباقي 0
picture-draw =
    { $count }
    للسحب
picture-aside = { $count } مُبعدة
picture-needs = يلزم { $rank }
picture-covered = { $count ->
    [zero] لا أوراق مقلوبة
    [one] ورقة واحدة مقلوبة
    [two] ورقتان مقلوبتان
    [few] { $count } أوراق مقلوبة
    [many] { $count } ورقة مقلوبة
   *[other] { $count } ورقة مقلوبة
}
picture-partner = شريك
picture-in-hand = { $count } في اليد
picture-last = الأخيرة
picture-full = اكتملت!
