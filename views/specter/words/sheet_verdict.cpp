#include "views/specter/words/sheet_verdict.h"

#include "views/specter/words/fact_wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct SheetVerdictWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetVerdictWords)
};

/// True when the only faults are turns without a line.
bool isOnlyShort(const std::vector<specter::Slip> &slips)
{
    return std::ranges::all_of(
        slips, [](const specter::Slip &slip) { return slip.about == specter::SlipKind::NoLine; });
}

} // namespace

bool areSheetsOpen(const specter::PublicTable &table)
{
    return !table.agents.empty()
        && std::ranges::all_of(table.agents, [&](const auto &one) { return table.sheets.contains(one.first); });
}

std::optional<SheetVerdict> sheetVerdict(const specter::PublicView &view, specter::Agent agent)
{
    const auto slips = view.slips.find(agent);
    if (slips == view.slips.end() || !view.open.sheets.contains(agent))
        return std::nullopt;
    if (slips->second.empty())
        return SheetVerdict{true, SheetVerdictWords::tr("Everything that was said fits the sheet.")};
    QStringList lines{isOnlyShort(slips->second)
            ? SheetVerdictWords::tr("The sheet is not complete; so far, what was said fits it:")
            : SheetVerdictWords::tr("What was said and the sheet do not agree:")};
    for (const specter::Slip &slip : slips->second)
        lines << wording::sentence(slip);
    return SheetVerdict{false, lines.join(u'\n')};
}

} // namespace dossier
