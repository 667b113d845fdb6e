#include "views/specter/paper/ask_ruling.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct RulingWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AskRuling)
};

} // namespace

void explainNoAnswer(ReasonBar &bar)
{
    bar.explain({{}, []
        {
            return RulingWords::tr("Dossier has answered nothing since the last move: there is nothing to decide "
                                   "otherwise. Undo takes back what was entered.");
        }});
}

void askForRuling(ReasonBar &bar, const StandingAnswer &chosen, const std::optional<specter::Coordinate> &at,
    const RulingActions &actions)
{
    const auto decide = [chosen, at, actions](const QString &reason)
    {
        const std::vector<specter::Command> corrections = chosen.decisions.front().corrections(at);
        if (corrections.empty())
            return;
        actions.give(makeSpecterCommand(rulingOf(chosen.rule, reason)));
        for (const specter::Command &command : corrections)
            actions.giveFollowing(makeSpecterCommand(command));
        for (const specter::Command &command : turnAfterRuling(actions.view()->open))
            actions.giveFollowing(makeSpecterCommand(command));
    };
    const bool isContradiction = contradictsFacts(actions.view()->open, chosen.decisions.front().corrections(at));
    const auto sentence = [chosen, at, isContradiction]
    {
        const QString text = overruledText(chosen, at);
        return isContradiction
            ? text + u' ' + RulingWords::tr("The public facts contradict it: the agent could be nowhere.")
            : text;
    };
    bar.explain({chosen.rule, sentence}, decide);
    bar.takeReason();
}

} // namespace dossier
