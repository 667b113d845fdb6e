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
            return SpecterRefusals::tr("Not possible: that figure, token or card is not in this game, or something "
                                       "else still depends on it. Correct that first.");
        },
        []
        {
            return SpecterRefusals::tr("Something has been announced or rolled since then. To undo it anyway, give a "
                                       "reason.");
        }};
}

} // namespace dossier::wording
