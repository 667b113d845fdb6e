#include "app/omega/overseer_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"

#include <QFile>
#include <QTest>

namespace take_over_test
{

using namespace dossier;
using namespace dossier::test;

/// A campaign file that another computer, most often this one under its former name, has locked and not let go.
class TakeOverTest : public QObject
{
    Q_OBJECT

private slots:

    void aPersonMayTakeTheFileOfAnotherComputer()
    {
        DeskAtRest at;
        emit at.window().playAsked(QStringLiteral("omega"));
        GameDesk &game = at.desk().game(QStringLiteral("omega"));
        const QString path = game.session()->path();
        game.close();
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\ndossier\noldname\n\n\n") > 0);
        lock.close();
        const auto access = [&] { return game.session()->keptGame().file->access(); };
        at.desk().open(path);
        QVERIFY(game.session() != nullptr);
        QVERIFY(access() == storage::Access::HeldByOther);
        at.desk().takeOver(path);
        QVERIFY(game.session() != nullptr);
        QVERIFY(access() == storage::Access::Writes);
    }
};

DOSSIER_TESTS(TakeOverTest, Windows)

} // namespace take_over_test

#include "take_over_test.moc"
