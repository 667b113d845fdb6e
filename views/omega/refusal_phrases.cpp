#include "refusal_phrases.h"

#include "gas.h"

#include <QCoreApplication>

namespace dossier::wording::phrases
{

namespace
{

/// The translation context of refusals.
struct RefusalWording
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWording)
};

using Facts = RefusalFacts;

} // namespace

QString whose(const Facts &f)
{
    return f.is("whose", "overseer") ? RefusalWording::tr("This is secret: only the overseer may do it.")
                                     : RefusalWording::tr("This is secret: only player %1 may do it.").arg(f("whose"));
}

QString whoseTurn(const Facts &f)
{
    return f.is("turn", "nobody") ? RefusalWording::tr("Nobody's turn has begun.")
                                  : RefusalWording::tr("It is the turn of %1.").arg(f.who("turn"));
}

QString underWay(const Facts &f)
{
    if (f.is("under_way", "attack"))
        return RefusalWording::tr("An attack is under way: finish it first.");
    if (f.is("under_way", "challenge"))
        return RefusalWording::tr("A challenge is under way: roll it first.");
    if (f.is("under_way", "hazard"))
        return RefusalWording::tr("A hazard has to be rolled for first.");
    if (f.is("under_way", "placement"))
        return RefusalWording::tr("Figures or markers have to be placed first.");
    if (f.is("under_way", "reveal"))
        return RefusalWording::tr("A room is being revealed: resolve its cards first.");
    if (f.is("under_way", "move"))
        return RefusalWording::tr("A move is halted: go on with it, or end it where it is.");
    if (f.is("under_way", "event"))
        return RefusalWording::tr("An event of the mission has come: it is resolved first.");
    return RefusalWording::tr("Nothing is under way that this could belong to.");
}

QString inTheWay(const Facts &f)
{
    return f.has("at") ? RefusalWording::tr("%1 stands on %2.").arg(f.who("in_the_way"), f("at"))
                       : RefusalWording::tr("Something is in the way: %1.").arg(f("in_the_way"));
}

QString onWhom(const Facts &f)
{
    return f.is("on", "nobody") ? RefusalWording::tr("%1 is used on somebody: pick whom.").arg(f("ability"))
                                : RefusalWording::tr("%1 cannot be used on %2.").arg(f("ability"), f.who("on"));
}

QString eventLater(const Facts &f)
{
    return f.has("round") && f("round") != QStringLiteral("0")
        ? RefusalWording::tr("%1 comes in round %2.").arg(f("event"), f("round"))
        : RefusalWording::tr("It is the overseer’s to say when this comes: %1.").arg(f("event"));
}

QString otherDice(const Facts &f)
{
    return RefusalWording::tr("%1 black and %2 red dice are due, not %3 and %4.")
        .arg(f("due_black"), f("due_red"), f("black"), f("red"));
}

/// OP-GAS-1.
QString badCloud(const Facts &f)
{
    switch (static_cast<GasFault>(f("fault").toInt()))
    {
    case GasFault::FewNeighbours:
        return RefusalWording::tr("%1 touches fewer than two other markers of the cloud: every one lies side by side "
                                  "with two, as in a square.")
            .arg(f("at"));
    case GasFault::Apart:
        return RefusalWording::tr("The cloud hangs together side by side: %1 lies apart.").arg(f("at"));
    case GasFault::TooMany:
        return RefusalWording::tr("A cloud has nine markers at most.");
    case GasFault::OnObjective:
        return RefusalWording::tr("No gas lies on the objective on %1.").arg(f("at"));
    case GasFault::OutsideRoom:
        return RefusalWording::tr("%1 is not on a tile of the revealed room.").arg(f("at"));
    case GasFault::Doubled:
    case GasFault::OnWall:
        break;
    }
    return RefusalWording::tr("Gas cannot lie so: look at %1.").arg(f("at"));
}

} // namespace dossier::wording::phrases
