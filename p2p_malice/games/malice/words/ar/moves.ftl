### What may be done, where moves are listed in words.

move-play = { $source ->
    [hand] { $card } من اليد على الكومة { $target_number }
    [payoff] { $whose ->
        [own] { $card } من كومة هدفك على الكومة { $target_number }
       *[other] { $card } من كومة هدف شريكك على الكومة { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } من كومة الرمي { $source_number } على الكومة { $target_number }
       *[other] { $card } من كومة الرمي { $source_number } لشريكك على الكومة { $target_number }
    }
}
move-discard = رمي { $card } على كومة الرمي { $target_number }
moves-play = لعب
moves-discard = رمي (ينهي دورك)
moves-pile = الكومة { $number }
