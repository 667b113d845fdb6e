#include "views/specter/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of refusals.
struct SpecterRefusals
{
    Q_DECLARE_TR_FUNCTIONS(SpecterRefusals)
};

namespace reason = specter::reason;

/// The turn, the sheets and the set-up.
struct PlaySentences
{
    const SpecterFacts &say;

    QString operator()(const reason::OtherPhase &no) const
    {
        switch (no.phase)
        {
        case specter::Phase::SetUp:
            return SpecterRefusals::tr("The game has not begun yet.");
        case specter::Phase::Agents:
            return SpecterRefusals::tr("It is the agent’s phase.");
        case specter::Phase::Hunters:
            return SpecterRefusals::tr("It is the hunters’ phase.");
        case specter::Phase::Over:
            return SpecterRefusals::tr("The game is over.");
        }
        return {};
    }

    QString operator()(const reason::SecondAgentDue & /*no*/) const
    {
        return SpecterRefusals::tr("The second agent’s first move comes first.");
    }

    QString operator()(const reason::SheetOnPaper & /*no*/) const
    {
        return SpecterRefusals::tr("The sheet is on paper: enter the announcements.");
    }

    QString operator()(const reason::SheetKept & /*no*/) const
    {
        return SpecterRefusals::tr("Dossier keeps the sheet and works out the announcements itself.");
    }

    QString operator()(const reason::SheetUnknown & /*no*/) const
    {
        return SpecterRefusals::tr("Only the sheet’s player can do this.");
    }

    QString operator()(const reason::NobodyChosen & /*no*/) const
    {
        return SpecterRefusals::tr("The players are not chosen yet.");
    }

    QString operator()(const reason::HuntersForPlayers &no) const
    {
        return SpecterRefusals::tr("Hunters needed for this number of players: %1.").arg(say(no.hunters));
    }

    QString operator()(const reason::NoObjectivesYet & /*no*/) const
    {
        return SpecterRefusals::tr("The objectives are not rolled yet.");
    }

    QString operator()(const reason::NoRolesYet & /*no*/) const
    {
        return SpecterRefusals::tr("The traitor’s card is not dealt yet.");
    }

    QString operator()(const reason::NoCharacterYet & /*no*/) const
    {
        return SpecterRefusals::tr("The character is not chosen yet.");
    }

    QString operator()(const reason::CharacterInPlay &no) const
    {
        return SpecterRefusals::tr("%1 is in play already.").arg(say(no.character));
    }

    QString operator()(const reason::KnownAs &no) const
    {
        return SpecterRefusals::tr("The agent is already revealed as %1.").arg(say(no.character));
    }

    QString operator()(const reason::CardsToTake &no) const
    {
        return SpecterRefusals::tr("Cards to take: %1.").arg(say(no.cards));
    }

    QString operator()(const reason::CardNotThere &no) const
    {
        return SpecterRefusals::tr("%1 cannot be taken or used now: not in hand, or no charge left.").arg(say(no.card));
    }

    QString operator()(const reason::NoTraitorNow & /*no*/) const
    {
        return SpecterRefusals::tr("There is a traitor only with five players, and only one reveal.");
    }

    QString operator()(const reason::NotTheTraitor & /*no*/) const
    {
        return SpecterRefusals::tr("Only the traitor can do this, as far as is known here.");
    }
};

} // namespace

QString sentence(const SpecterFacts &say, const specter::PlayReason &why)
{
    return visit(PlaySentences{say}, why);
}

} // namespace dossier::wording
