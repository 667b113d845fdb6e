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
            return SpecterRefusals::tr("It is the agent's part of the turn.");
        case specter::Phase::Hunters:
            return SpecterRefusals::tr("It is the hunters' part of the turn.");
        case specter::Phase::Over:
            return SpecterRefusals::tr("The game is over.");
        }
        return {};
    }

    QString operator()(const reason::SecondAgentDue & /*no*/) const
    {
        return SpecterRefusals::tr("The second agent's first move comes first.");
    }

    QString operator()(const reason::SheetOnPaper & /*no*/) const
    {
        return SpecterRefusals::tr("The sheet is on paper: enter what was said at the table.");
    }

    QString operator()(const reason::SheetKept & /*no*/) const
    {
        return SpecterRefusals::tr("The sheet is kept here: what is said follows from it.");
    }

    QString operator()(const reason::SheetUnknown & /*no*/) const
    {
        return SpecterRefusals::tr("Only who knows the sheet can do this.");
    }

    QString operator()(const reason::NobodyChosen & /*no*/) const
    {
        return SpecterRefusals::tr("It is not chosen yet who plays.");
    }

    QString operator()(const reason::HuntersForPlayers &no) const
    {
        return SpecterRefusals::tr("This number of players takes %1 hunters.").arg(say(no.hunters));
    }

    QString operator()(const reason::NoObjectivesYet & /*no*/) const
    {
        return SpecterRefusals::tr("The objectives are not rolled yet.");
    }

    QString operator()(const reason::NoRolesYet & /*no*/) const
    {
        return SpecterRefusals::tr("The traitor's card is not dealt yet.");
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
        return SpecterRefusals::tr("The agent has shown himself as %1 already.").arg(say(no.character));
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
        return SpecterRefusals::tr("A traitor plays only among five, and is revealed once.");
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
