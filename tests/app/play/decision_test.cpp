#include "model/json/decision.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace decision_test
{

using namespace dossier;

namespace
{

/// A game that refuses the effects of its command, and records the calls to it.
struct ToldGame
{
    struct Table
    {
        QStringList *told;
    };

    struct Command
    {
        bool othersToGive = false;
        bool impossible = false;
        bool againstARule = false;
    };

    using Seat = int;
    using View = QString;
    using Event = QString;
    using Violation = QString;

    static std::optional<Violation> notGivenBy(const Table &table, Seat seat, const Command &command)
    {
        *table.told << QStringLiteral("whose: seat %1").arg(seat);
        return command.othersToGive ? std::optional(QStringLiteral("another's")) : std::nullopt;
    }

    static std::optional<std::string> malformed(const Table &table, const Command &command)
    {
        *table.told << QStringLiteral("what");
        return command.impossible ? std::optional<std::string>("who") : std::nullopt;
    }

    static std::optional<Violation> refusal(const View &seen, const Command &command)
    {
        return command.againstARule ? std::optional(QStringLiteral("against ") + seen) : std::nullopt;
    }

    static std::vector<Event> resolve(const Table &table, const Command & /*command*/)
    {
        *table.told << QStringLiteral("done");
        return {QStringLiteral("one"), QStringLiteral("two")};
    }

    static std::vector<Event> resolveRuling(
        const Table &table, const Command & /*command*/, const Violation &against, const std::string &reason)
    {
        *table.told << QStringLiteral("done");
        return {against + QStringLiteral(" but ") + QString::fromStdString(reason)};
    }

    static std::string toJson(const Event &event) { return '"' + event.toStdString() + '"'; }
};

/// Returns the calls to the game, in order, and the outcome.
QStringList decided(const ToldGame::Command &command, const std::optional<std::string> &ruling = {})
{
    QStringList told;
    const auto seen = [&]
    {
        told << QStringLiteral("seen");
        return QStringLiteral("what is seen");
    };
    const auto reason = [&]
    {
        told << QStringLiteral("why");
        return ruling;
    };
    const auto decision = decide<ToldGame>({&told}, 3, command, seen, reason);
    if (!decision)
    {
        const auto *no = std::get_if<ToldGame::Violation>(&decision.error());
        return told << (no != nullptr ? *no : QString::fromStdString(std::get<Impossible>(decision.error()).member));
    }
    for (const auto &[event, json] : decision->events)
        told << event << QString::fromStdString(json);
    return told << QString::fromStdString(decision->ruling);
}

QStringList list(const char *words)
{
    return QString::fromLatin1(words).split(QStringLiteral(", "));
}

} // namespace

/// The only way of a command to the table: the order of its checks.
class DecisionTest : public QObject
{
    Q_OBJECT

private slots:

    void whatNothingIsAgainstIsDoneAndNobodyAsksWhy()
    {
        QCOMPARE(decided({}, "so be it"), list("whose: seat 3, what, seen, done, one, \"one\", two, \"two\", "));
    }

    void whatIsAnothersToGiveIsRefusedBeforeAnythingIsLookedAt()
    {
        QCOMPARE(decided({true, true, true}, "so be it"), list("whose: seat 3, another's"));
    }

    void whatCannotBeIsNoRulingsToHelp()
    {
        QCOMPARE(decided({false, true, true}, "so be it"), list("whose: seat 3, what, who"));
    }

    void whatARuleIsAgainstIsRefusedByWhatIsSeen()
    {
        QCOMPARE(decided({false, false, true}), list("whose: seat 3, what, seen, why, against what is seen"));
    }

    void aReasonOverrulesIt()
    {
        QCOMPARE(decided({false, false, true}, "so be it"),
            list("whose: seat 3, what, seen, why, done, against what is seen but so be it, "
                 "\"against what is seen but so be it\", so be it"));
    }
};

DOSSIER_TESTS(DecisionTest, Nothing)

} // namespace decision_test

#include "decision_test.moc"
