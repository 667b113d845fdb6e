#include "sheet_verdict.h"

#include "fact_wording.h"

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

/// A sheet that was not copied to its end says nothing of the rest.
QString fits(const specter::PublicTable &table, specter::Agent agent)
{
    const auto inPlay = table.agents.find(agent);
    const auto turns = inPlay == table.agents.end() ? 0 : static_cast<int>(inPlay->second.turns.size());
    const auto told = static_cast<int>(table.sheets.at(agent).lines.size());
    return told >= turns
        ? SheetVerdictWords::tr("Everything that was said fits the sheet.")
        : SheetVerdictWords::tr("What was said fits the sheet in the %n turn(s) that it tells.", nullptr, told);
}

} // namespace

bool areSheetsOpen(const specter::PublicTable &table)
{
    return !table.agents.empty()
        && std::ranges::all_of(table.agents, [&](const auto &one) { return table.sheets.contains(one.first); });
}

std::optional<SheetVerdict> sheetVerdict(const specter::View &view, specter::Agent agent)
{
    const auto slips = view.slips.find(agent);
    if (slips == view.slips.end() || !view.open.sheets.contains(agent))
        return std::nullopt;
    if (slips->second.empty())
        return SheetVerdict{true, fits(view.open, agent)};
    QStringList lines{SheetVerdictWords::tr("What was said and the sheet do not agree:")};
    for (const specter::Slip &slip : slips->second)
        lines << wording::sentence(slip);
    return SheetVerdict{false, lines.join(u'\n')};
}

} // namespace dossier
