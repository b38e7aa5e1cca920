### The table as lines of text: labels of at most 9 characters, and short phrases behind them.

lines-time = الوقت
lines-seconds = { $count } ث
lines-match = المباراة
lines-points = اللعبة { $deal }   النقاط: { $points }

## Moves that combine cards as the player likes.

free-play = لعب
free-count = اختر من { $least } إلى { $most } من هذه: { $cards }
free-exactly = اختر { $most } من هذه: { $cards }
free-words = يمكنك إضافة: { $words }
free-example = اكتبها وبينها مسافات: { $example }
