#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"
#include "views/omega/words/lines.h"

#include <QTest>

namespace omega_lines_test
{

using namespace dossier;
using namespace dossier::test;
using omega::Role;

namespace
{

/// The sentences of a command that led to those events.
QStringList told(const omega::Events &events)
{
    journal::Line line;
    line.what = journal::LineKind::Done;
    line.kind.open = "omega.transfer";
    const auto table = std::make_shared<const omega::PublicTable>(tableInTurns(Printing::Revised).open);
    return toldLine(line, std::make_shared<const omega::Events>(events), table).sentences();
}

omega::Event toPool(Role role, int count)
{
    return omega::TokensMoved{omega::sheet(role), omega::pool, count};
}

} // namespace

/// A line of the journal in sentences.
class OmegaLinesTest : public QObject
{
    Q_OBJECT

private slots:

    void whatEverySheetGivesIsOneSentence()
    {
        QCOMPARE(told({toPool(Role::TeamLeader, 5), toPool(Role::Rifleman, 3)}),
            QStringList{QStringLiteral("8 adrenaline to the pool: Team Leader 5, Rifleman 3")});
    }

    void whatGoesElsewhereIsToldBesideIt()
    {
        const omega::Event spent = omega::TokensMoved{omega::sheet(Role::Rifleman), omega::bank, 2};
        const QStringList both = told({toPool(Role::TeamLeader, 5), toPool(Role::Rifleman, 3), spent});
        QCOMPARE(both.size(), qsizetype{2});
        QCOMPARE(both.mid(1), told({spent}));
    }

    void whatOneSheetGivesIsToldAsItMoves()
    {
        const QStringList one = told({toPool(Role::TeamLeader, 5)});
        QCOMPARE(one.size(), qsizetype{1});
        QVERIFY2(one.front().startsWith(QStringLiteral("5 adrenaline: ")), qPrintable(one.front()));
    }
};

DOSSIER_TESTS(OmegaLinesTest, Windows)

} // namespace omega_lines_test

#include "omega_lines_test.moc"
