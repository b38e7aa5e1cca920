### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = الاسم
man-synopsis = الصيغة
man-description = الوصف
man-commands = الأوامر
man-options = الخيارات
man-environment = متغيرات البيئة
man-files = الملفات
man-status = حالة الخروج
man-see = انظر أيضًا
man-bugs = المشكلات

## Environment variables.

man-any-option = يقوم مقام خيار: هذا مقام --variant بعد host. وتُسمّى البقية على المنوال نفسه.
man-languages = اللغة، إن لم يحددها --lang ولا الإعدادات.
man-folders = مجلدات تُستخدم بدلًا من ~/.config و ~/.local/share.

## Files.

man-settings = إعداداتك.
man-games = الألعاب المحفوظة.
man-history = ما يُحفظ من كل لعبة منتهية.
man-replays = آخرها، لإعادة عرضها.

## Exit statuses.

man-status-0 = تمّ.
man-status-1 = حدث غير متوقع.
man-status-2 = خيار خاطئ، أو إعدادات غير صالحة، أو منفذ مشغول.
man-status-3 = رمز غير صالح.
man-status-4 = لا طريق عبر الشبكات.
man-status-5 = انقطع الاتصال، أو لم يكن لك مقعد.
man-status-6 = لعبة محفوظة غير صالحة، أو مفتوحة في مكان آخر.
man-status-7 = الإصدارات غير متوافقة.
man-status-129 = أُغلقت الطرفية.
man-status-130 = Ctrl-C.
man-status-143 = أنهاه برنامج آخر.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = لعبة ورق
desktop-keywords = ورق;أصدقاء;جماعية;طرفية;
desktop-games = لعبة { -title } سباق يشارك فيه من لاعبَين إلى تسعة: يفوز أول من يُفرغ كومته. وهناك أيضًا Spite، لعبة لمّات يشارك فيها من ثلاثة لاعبين إلى تسعة.
desktop-way = أرسل دعوة إلى صديقك بأي تطبيق مراسلة. بعدها يتخاطب جهازاكما مباشرة، بتشفير من الطرف إلى الطرف: لا خادم للعبة ولا حساب. أو العب ضد الكمبيوتر أو مع آخرين على شاشة واحدة، وحلّ لغز اليوم.
