#include "app/session/public_desk.h"
#include "tests/support/test_class.h"
#include "views/session/public_pane.h"

#include <QTest>

namespace public_desk_test
{

using namespace dossier;

class PublicDeskTest : public QObject
{
    Q_OBJECT

private:
    /// Returns a page of one part, and counts its creation.
    std::function<PublicPage()> page()
    {
        return [this]
        {
            ++m_made;
            return PublicPage{.title = [] { return QStringLiteral("Made"); },
                .parts = {PublicPart{}},
                .places = [](const QSize &size, int) { return PublicPlaces{10, {QRect({}, size)}}; }};
        };
    }

    int m_made = 0;

private slots:

    void init() { m_made = 0; }

    void aPageThatNobodyLooksAtIsNotMade()
    {
        PublicDesk desk;
        desk.render(page());
        desk.render(page());
        QCOMPARE(m_made, 0);
        QCOMPARE(desk.window().windowTitle(), QStringLiteral("Made"));
        QCOMPARE(m_made, 1);
        (void)desk.window();
        QCOMPARE(m_made, 1);
    }

    void theLastPageIsThereWhenTheWindowOpens()
    {
        PublicDesk desk;
        const QObject session;
        desk.follow(&session);
        desk.render(page());
        desk.setOpen(true, nullptr);
        QCOMPARE(m_made, 1);
        desk.render(page());
        QCOMPARE(m_made, 2);
        desk.setOpen(false, nullptr);
        desk.render(page());
        QCOMPARE(m_made, 2);
    }
};

DOSSIER_TESTS(PublicDeskTest, Windows)

} // namespace public_desk_test

#include "public_desk_test.moc"
