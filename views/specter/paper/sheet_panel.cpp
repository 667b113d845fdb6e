#include "views/specter/paper/sheet_panel.h"

#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct SheetPanelWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SheetPanel)
};

bool canCopy(const specter::PublicTable &table, specter::Agent agent)
{
    const auto inPlay = table.agents.find(agent);
    return table.players.sheetsOnPaper && inPlay != table.agents.end() && !inPlay->second.turns.empty();
}

QString hint(const specter::PublicTable &table, const std::vector<CopiedTurn> &turns)
{
    for (const CopiedTurn &turn : turns)
        if (!spacesIn(table, turn.spaces))
            return SheetPanelWords::tr("“%1” names no space of the board.").arg(turn.spaces);
    const auto blank = std::ranges::find_if(turns, [](const CopiedTurn &turn) { return turn.spaces.isEmpty(); });
    if (blank == turns.end())
        return SheetPanelWords::tr("All turns are copied.");
    return blank == turns.begin()
        ? SheetPanelWords::tr(
              "Choose the first turn, then click on the board where each turn ended; or type the spaces.")
        : SheetPanelWords::tr("Turns up to the first that is left out are compared.");
}

Part character(const specter::PublicTable &table, const SheetDraft &draft, const SheetActions &actions)
{
    QStringList names{SheetPanelWords::tr("Character not entered")};
    int now = 0;
    for (const specter::AgentCard &card : table.pack.agents)
    {
        names << wording::nameOf(table, card.kind);
        if (draft.character == card.kind)
            now = static_cast<int>(names.size()) - 1;
    }
    const auto choose = [draft, characters = table.pack.agents, change = actions.change](const QVariant &row)
    {
        SheetDraft next = draft;
        next.character = row.toInt() > 0 ? std::optional(characters.at(static_cast<std::size_t>(row.toInt()) - 1).kind)
                                         : std::nullopt;
        change.run(next);
    };
    return choice(QStringLiteral("copiedCharacter"), SheetPanelWords::tr("The agent’s character"), names, now, choose)
        .withTip(SheetPanelWords::tr("The character tells how far the agent could go"));
}

QString useText(const specter::PublicTable &table, const specter::CardUse &use)
{
    const QString name = wording::nameOf(table, use.card);
    if (use.card != specter::Equipment::StealthField)
        return name;
    return (use.before ? SheetPanelWords::tr("%1, before the move", "a card")
                       : SheetPanelWords::tr("%1, after the move", "a card"))
        .arg(name);
}

Part cardOf(const specter::PublicTable &table, const SheetDraft &draft, int row, int turn, const SheetActions &actions)
{
    const std::vector<specter::CardUse> uses = cardUses(table);
    const std::optional<specter::CardUse> &used = draft.turns[static_cast<std::size_t>(row)].card;
    QStringList names{SheetPanelWords::tr("No card in this turn")};
    int now = 0;
    for (const specter::CardUse &use : uses)
    {
        names << useText(table, use);
        if (used == use)
            now = static_cast<int>(names.size()) - 1;
    }
    const auto choose = [draft, row, uses, change = actions.change](const QVariant &chosen)
    {
        SheetDraft next = draft;
        const int option = chosen.toInt();
        next.row = row;
        next.turns[static_cast<std::size_t>(row)].card
            = option > 0 ? std::optional(uses.at(static_cast<std::size_t>(option) - 1)) : std::nullopt;
        change.run(next);
    };
    return choice(QStringLiteral("copiedCard/%1").arg(row), SheetPanelWords::tr("Card used in turn %1").arg(turn),
        names, now, choose)
        .withTip(SheetPanelWords::tr("The equipment on the sheet for this turn"))
        .with(&Part::shrinks, true);
}

Part spacesOf(const SheetDraft &draft, int row, int turn, const SheetActions &actions)
{
    const auto at = [draft, row, change = actions.change](const std::optional<QString> &typed)
    {
        SheetDraft next = draft;
        next.row = row;
        if (typed)
            next.turns[static_cast<std::size_t>(row)].spaces = typed->trimmed();
        change.run(next);
    };
    return field(copiedKey(row), SheetPanelWords::tr("Spaces of turn %1").arg(turn),
        draft.turns[static_cast<std::size_t>(row)].spaces, [at](const QVariant &typed) { at(typed.toString()); })
        .with(&Part::focused,
            Action<bool>(
                [at, isThere = draft.row == row](bool hasFocus)
                {
                    if (hasFocus && !isThere)
                        at(std::nullopt);
                }))
        .withTip(
            SheetPanelWords::tr("Click the space on the board where each turn ended, or type the whole path: N1 N2 N3"))
        .stretched(2);
}

/// Shows each turn with its number, its spaces and its card; the chosen one is marked.
Part turns(const specter::PublicTable &table, const SheetDraft &draft, const SheetActions &actions)
{
    const int first = specter::inPlay(table, draft.agent).firstTurn;
    Parts cells;
    for (int row = 0; row < std::ssize(draft.turns); ++row)
    {
        const int turn = first + row;
        cells.push_back(text(QString::number(turn), row == draft.row ? Role::Strong : Role::Small)
                .with(&Text::reserved, std::vector{QStringLiteral("▸ 40")})
                .with(&Text::text, (row == draft.row ? QStringLiteral("▸ %1") : QStringLiteral("%1")).arg(turn)));
        cells.push_back(spacesOf(draft, row, turn, actions));
        cells.push_back(cardOf(table, draft, row, turn, actions).stretched(1));
    }
    return dossier::table(3, std::move(cells)).spaced(6);
}

void addCopy(Parts &parts, const specter::PublicTable &table, const SheetDraft &draft, const SheetActions &actions)
{
    const std::optional<SpecterCommand> command = commandOf(table, draft);
    const QString missing = hint(table, draft.turns);
    const auto reveal = [give = actions.give, command]
    {
        if (command)
            give(*command);
    };
    parts.push_back(character(table, draft, actions));
    parts.push_back(text(missing, Role::Small).wrapping());
    parts.push_back(button(SheetPanelWords::tr("Reveal and compare"), "secondary", reveal)
            .withTip(SheetPanelWords::tr("Reveal the sheet to everybody and check it against the announcements"))
            .disabledIf(!command, missing));
    parts.push_back(turns(table, draft, actions));
}

} // namespace

QString copiedKey(int row)
{
    return QStringLiteral("copied/%1").arg(row);
}

SheetDraft draftFor(const specter::PublicTable &table, specter::Agent agent, const SheetDraft &before)
{
    const auto inPlay = table.agents.find(agent);
    const std::size_t count = inPlay == table.agents.end() ? 0 : inPlay->second.turns.size();
    if (before.agent == agent && before.turns.size() == count)
        return before;
    SheetDraft draft{.agent = agent, .turns = std::vector<CopiedTurn>(count)};
    if (const auto sheet = table.sheets.find(agent); sheet != table.sheets.end())
        for (std::size_t i = 0; i < count && i < sheet->second.lines.size(); ++i)
            draft.turns[i] = {wording::names(sheet->second.lines[i].path), sheet->second.lines[i].card};
    return draft;
}

bool isSheetShown(const specter::PublicTable &table, specter::Agent agent)
{
    return table.clock.phase == specter::Phase::Over && (canCopy(table, agent) || table.sheets.contains(agent));
}

bool isPlacing(const specter::PublicTable &table, const SheetDraft &draft)
{
    return draft.row >= 0 && draft.row < std::ssize(draft.turns) && isSheetShown(table, draft.agent)
        && canCopy(table, draft.agent);
}

SheetDraft withSpace(SheetDraft draft, const specter::Coordinate &at)
{
    draft.turns.at(static_cast<std::size_t>(draft.row)).spaces = wording::name(at);
    draft.row = std::min(draft.row + 1, static_cast<int>(draft.turns.size()) - 1);
    return draft;
}

std::optional<SpecterCommand> commandOf(const specter::PublicTable &table, const SheetDraft &draft)
{
    if (!table.players.sheetsOnPaper)
        return std::nullopt;
    const std::optional<specter::Sheet> sheet = sheetOf(table, draft.turns, draft.character);
    if (!sheet || sheet->lines.empty())
        return std::nullopt;
    return makeSpecterCommand(specter::LayOpenSheet{draft.agent, sheet});
}

Part sheetPanel(const SpecterViewPtr &view, const SheetDraft &draft, const SheetActions &actions)
{
    const specter::PublicTable &table = view->open;
    const std::optional<SheetVerdict> verdict = sheetVerdict(*view, draft.agent);
    Parts all{
        text(SheetPanelWords::tr("%1: the sheet", "an agent").arg(wording::nameOf(table, draft.agent)), Role::Strong)
            .wrapping(),
        text(verdict ? verdict->text : QString()).wrapping().when(verdict.has_value())};
    if (canCopy(table, draft.agent))
        addCopy(all, table, draft, actions);
    return card(std::move(all))
        .spaced(6, {14, 8, 14, 8})
        .with(&Box::look, QLatin1String("verdict"))
        .with(&Part::tone,
            QLatin1String(!verdict  ? ""
                    : verdict->fits ? "allowed"
                                    : "refused"))
        .keyed(QStringLiteral("sheet"));
}

} // namespace dossier
