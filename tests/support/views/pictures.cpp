#include "tests/support/views/pictures.h"

#include "places.h"
#include "tests/support/views/clipped_texts.h"
#include "tests/support/views/focus_ring.h"

#include <QTest>

namespace dossier::test
{

void addVariants()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("percent");
    for (const int language : {0, 1})
        for (const int theme : {0, 1})
            for (const int percent : {100, 200})
                QTest::addRow("%s-%s-%d", language == 0 ? "en" : "it", theme == 0 ? "dark" : "light", percent)
                    << language << theme << percent;
}

Preferences variant()
{
    QFETCH(int, language);
    QFETCH(int, theme);
    QFETCH(int, percent);
    return {static_cast<Language>(language), static_cast<ThemeChoice>(theme), {}, percent};
}

Pictures::Pictures(QString prefix)
    : m_prefix(std::move(prefix))
    , m_folder(QStringLiteral(DOSSIER_SCREENS))
{
    m_folder.mkpath(QStringLiteral("."));
}

void Pictures::keep(const QPixmap &picture, const QString &screen) const
{
    const QString variant = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(picture.save(m_folder.filePath(QStringLiteral("%1%2-%3.png").arg(m_prefix, screen, variant))));
}

void Pictures::keep(QWidget &screen, const QString &name) const
{
    settle();
    keep(screen.grab(), name);
}

void Pictures::look(QWidget &screen, const QString &name) const
{
    // Nested layouts pass a new size on in several turns of the event loop.
    QTRY_COMPARE(clippedTexts(screen).join(u'\n'), QString());
    keep(screen, name);
    QCOMPARE(brokenFocusRing(*screen.window()), QString());
}

} // namespace dossier::test
