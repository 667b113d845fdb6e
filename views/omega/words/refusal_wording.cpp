#include "views/omega/words/refusal_wording.h"

#include "model/omega/geometry/rule_ids.h"
#include "views/omega/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct RefusalWording
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWording)
};

QString tooFar(const RefusalFacts &say, const omega::reason::WayBarred &no)
{
    return RefusalWording::tr("%1 is too far; movement points: %2.").arg(say(no.at), say(no.points));
}

} // namespace

QString sentence(const omega::PublicTable &table, const omega::Violation &violation)
{
    const auto of = [&](const auto &why)
    {
        // For want of points nothing is in the way there.
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(why)>, omega::BoardReason>)
            if (const auto *barred = get_if<omega::reason::WayBarred>(&why);
                barred != nullptr && violation.rule == rule::OP_MOVE_1)
                return tooFar(RefusalFacts(table), *barred);
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(why)>, omega::CombatReason>)
            return sentence(RefusalFacts(table), violation.rule, why);
        else
            return sentence(RefusalFacts(table), why);
    };
    return std::visit(of, violation.reason);
}

Objection objectionOf(const SeenView &view, const omega::Violation &why)
{
    return {why.rule, [view, why] { return sentence(view->open, why); }};
}

ReasonWords omegaReasonWords()
{
    return {[]
        {
            return RefusalWording::tr("Not possible: that card, figure or space is not here, there are not enough "
                                      "tokens, or something else still depends on it. Correct that first.");
        },
        []
        {
            return RefusalWording::tr("This would undo something that somebody has already seen. To undo it anyway, "
                                      "give a reason.");
        }};
}

} // namespace dossier::wording
