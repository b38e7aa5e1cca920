### What went wrong with files of this program: `error-CODE`. `{ $reason }` is the operating system's, in its own words.

error-store = تعذّرت قراءة أحد ملفات البرنامج أو كتابته.
error-file-too-large = الملف { $path } أكبر من اللازم. انقله إلى مجلد آخر وحاول من جديد.
error-file-no-text = الملف { $path } ليس ملفًا نصيًّا. انقله إلى مجلد آخر وحاول من جديد.
error-no-such-file = لا يوجد ملف { $path }.
error-no-games-in-file = لا توجد في { $path } ألعاب حفظها هذا البرنامج.
error-replay-of-results = يحتوي { $path } على نتائج الألعاب لا على حركاتها. الألعاب التي يمكن عرضها تجدها هنا: { -command } stats
error-file-unreadable = لا يمكن قراءة الملف { $path }: { $reason }.
error-file-unwritable = لا يمكن حفظ { $path }: { $reason }. تأكّد من أن الكتابة هناك مسموحة وأن القرص غير ممتلئ.
error-no-node = بناء الصفحة يحتاج إلى Node.js، وهو غير مثبّت هنا.
error-no-pyodide = لا يوجد Pyodide في { $path }. شغّل npm install pyodide، ثم حدد المجلد node_modules/pyodide.
error-no-esbuild = لا يوجد esbuild في { $path }. شغّل npm install esbuild، ثم حدد المجلد node_modules/esbuild.
error-file-undeletable = لا يمكن حذف الملف { $path }: { $reason }.

## Saved games.

error-saved-game = لا يمكن قراءة اللعبة المحفوظة.
error-game-in-use = هذه اللعبة مفتوحة في نافذة أخرى. تابع هناك، أو أغلقها أولًا.
error-saves-unlisted = لا يمكن عرض ألعابك المحفوظة: { $reason }.
error-save-unopened = لا يمكن فتح اللعبة المحفوظة { $path }: { $reason }.
error-save-unreadable = لا يمكن قراءة اللعبة المحفوظة { $game }: { $reason }.
error-save-unwritten = لا يمكن حفظ اللعبة: { $reason }. أخلِ بعض المساحة، أو راجع { $path }.
error-save-changed = تغيّرت اللعبة المحفوظة { $game } في نافذة أخرى منذ فتحتها هنا. استأنفها من جديد لترى وضعها الآن.
error-days-damaged = { $of ->
    [puzzle] لا يمكن قراءة نتائجك في الألغاز اليومية لأن { $path } تالف. تبدأ من جديد اعتبارًا من اليوم.
   *[daily] لا يمكن قراءة نتائجك في التوزيعات اليومية لأن { $path } تالف. تبدأ من جديد اعتبارًا من اليوم.
} صار اسم الملف التالف { $aside }: إن أمكن إصلاحه فأعد إليه اسمه القديم.
error-save-unlocked = ألعابك محفوظة، لكن هذا القرص لا يمنع نافذة ثانية من لعب اللعبة نفسها. العب كل لعبة في نافذة واحدة فقط.
error-save-full = ملف الحفظ { $path } ممتلئ: لا يتسع لأكثر من { $most } ميغابايت. يمكنك متابعة اللعب، لكن لا يُحفظ شيء بعد الآن. أنهِ هذه اللعبة وابدأ لعبة جديدة.
error-save-too-large = اللعبة المحفوظة { $game } أكبر من أن تُقرأ: حجمها { $size } ميغابايت، ولا تحتاج لعبة إلى أكثر من { $most }. انقلها إلى مجلد آخر؛ بقية ألعابك سليمة.
error-save-of-another-version = اللعبة المحفوظة { $game } من إصدار آخر. حدّث البرنامج.
error-save-unusable = اللعبة المحفوظة { $game } تالفة ولا يمكن استخدامها. احذفها أو ابدأ لعبة جديدة: بقية ألعابك سليمة.

## Settings.

error-settings = لا يمكن استخدام الإعدادات.
error-settings-unreadable = لا يمكن قراءة الإعدادات في { $path }: { $reason }. صحّح الملف أو احذفه.
error-no-such-setting = في { $path } ما ليس من الإعدادات: { $settings }. المتاح: { $known }.
error-setting-twice = هذا الإعداد مكرر في { $path }. أبقِ واحدًا فقط.
error-setting-wrong = { $why } وهو الإعداد { $setting } في { $path }.
error-no-page-address = «{ $text }» ليس عنوان صفحة، مثل https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] يجب أن يكون الإعداد { $setting } في { $path } نصًّا بين علامتي اقتباس.
    [number] يجب أن يكون الإعداد { $setting } في { $path } رقمًا بلا علامات اقتباس.
    [switch] يجب أن يكون الإعداد { $setting } في { $path } إما true أو false.
    [list] يجب أن يكون الإعداد { $setting } في { $path } قائمة نصوص بين علامات اقتباس، مثل ["one", "two"].
    [table] يجب أن يكون الإعداد { $setting } في { $path } جدول خيارات.
   *[value] يجب أن يكون الإعداد { $setting } في { $path } رقمًا، أو نصًّا بين علامتي اقتباس، أو true أو false.
}
error-setting-not-listed = يجب أن يكون الإعداد { $setting } في { $path } أحد هذه: { $known }.
error-unknown-language = اللغة { $language } غير متاحة. الخيارات: { $known }.
error-setting-seconds = يجب أن يكون الإعداد { $setting } في { $path } عدد ثوانٍ من 0 إلى { $most }.
error-setting-name = في الاسم في { $path } محارف لا يمكن عرضها، أو أنه طويل جدًا. اختر اسمًا آخر.
error-setting-project-url = يجب أن يكون الإعداد project_url في { $path } عنوانًا مثل https://example.org/malice.
