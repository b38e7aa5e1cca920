needed-rank = { $rank ->
    [A] इक्का
    [8] 8
    [11] 11
    [J] गुलाम
    [Q] बेगम
    [K] बादशाह
   *[other] { $rank }
}
coach-there = अब यहाँ।

##

any-choose = चुनें कि क्या करना है।
any-pick = { $least } से { $most } कार्ड चुनें, फिर “खेलें”।
any-play = खेलें
any-may = चाहें तो:
any-time = { $count } सेकंड बचे
