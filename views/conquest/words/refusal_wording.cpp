#include "views/conquest/words/refusal_wording.h"

#include "views/conquest/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestRefusals
{
    Q_DECLARE_TR_FUNCTIONS(ConquestRefusals)
};

} // namespace

QString sentence(const conquest::PublicTable &table, const conquest::Violation &violation)
{
    return std::visit([&](const auto &why) { return sentence(table, why); }, violation.reason);
}

Objection objectionOf(const std::shared_ptr<const conquest::View> &seen, const conquest::Violation &why)
{
    return {why.rule, [seen, why] { return sentence(seen->open, why); }, {}};
}

ReasonWords conquestReasonWords()
{
    return {[]
        {
            return ConquestRefusals::tr("Not possible: that card, token, alien or space is not in this game, or "
                                        "something else still depends on it. Correct that first.");
        },
        []
        { return ConquestRefusals::tr("Something has been revealed since then. To undo it anyway, give a reason."); }};
}

} // namespace dossier::wording
