#include "views/specter/words/refusal_wording.h"

#include "views/specter/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct SpecterRefusals
{
    Q_DECLARE_TR_FUNCTIONS(SpecterRefusals)
};

} // namespace

QString sentence(const specter::PublicTable &table, const specter::Violation &violation)
{
    return std::visit([&](const auto &why) { return sentence(SpecterFacts(table), why); }, violation.reason);
}

Objection objectionOf(const SeenSpecter &view, const specter::Violation &why)
{
    return {why.rule, [view, why] { return sentence(view->open, why); }};
}

ReasonWords specterReasonWords()
{
    return {[]
        {
            return SpecterRefusals::tr("This cannot be: what it names is not at this table, or something else at the "
                                       "table still hangs on it. Put that right first.");
        },
        []
        {
            return SpecterRefusals::tr(
                "Something was said to the table since then. That cannot be unheard: say why the table goes back.");
        }};
}

} // namespace dossier::wording
