#include "views/specter/agent/sheet_model.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/wording.h"

#include <QFont>
#include <QStringList>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

QString cardText(const std::optional<specter::CardUse> &card)
{
    return card ? wording::initials(card->card) : QString();
}

QString stepsText(const std::vector<specter::Coordinate> &path)
{
    return path.size() > 1 ? QString::number(path.size() - 1) : QString();
}

/// Shortens the text to one line of the sheet.
QString shortly(const specter::Shown &shown)
{
    if (!shown.at || shown.what == specter::Showing::Nothing)
        return SheetModel::tr("nothing");
    const QString at = wording::name(*shown.at);
    return shown.what == specter::Showing::Seen ? SheetModel::tr("seen %1", "a space").arg(at)
                                                : SheetModel::tr("last seen %1", "a space").arg(at);
}

/// Returns the spaces on which hunters found the agent after that move, each once.
std::vector<specter::Coordinate> foundOn(const specter::TurnFacts &facts)
{
    std::vector<specter::Coordinate> all;
    for (const specter::LaterFact &fact : facts.later)
        if (const auto *found = get_if<specter::FoundBy>(&fact);
            found != nullptr && std::ranges::count(all, found->agent) == 0)
            all.push_back(found->agent);
    return all;
}

} // namespace

SheetModel::SheetModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
}

void SheetModel::render(const SpecterViewPtr &view)
{
    m_view = view;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void SheetModel::renderDraft(const AgentDraft &draft, const DraftVerdict &verdict)
{
    m_draft = draft;
    m_unfinished = verdict.wantsChoice();
    m_foreseen = verdict.foreseen ? std::optional(verdict.shown()) : std::nullopt;
    m_escapes = verdict.escapes();
    if (const std::optional<int> row = currentRow())
        emit dataChanged(index(*row, 0), index(*row, columnCount() - 1));
}

void SheetModel::setColors(const Theme &theme)
{
    m_theme = theme;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::optional<int> SheetModel::currentRow() const
{
    return m_view && isOnMove(*m_view) ? std::optional(m_view->open.clock.turn - 1) : std::nullopt;
}

int SheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : specter::turnsOfAGame;
}

int SheetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ShownThen + 1;
}

const specter::SheetLine *SheetModel::lineOf(int row) const
{
    if (!m_view || !m_view->agent || !m_view->sheet || !m_view->open.agents.contains(*m_view->agent))
        return nullptr;
    const int line = row + 1 - specter::inPlay(m_view->open, *m_view->agent).firstTurn;
    const auto &lines = m_view->sheet->lines;
    return line >= 0 && line < static_cast<int>(lines.size()) ? &lines[static_cast<std::size_t>(line)] : nullptr;
}

const specter::TurnFacts *SheetModel::factsOf(int row) const
{
    if (lineOf(row) == nullptr)
        return nullptr;
    const specter::AgentInPlay &agent = specter::inPlay(m_view->open, *m_view->agent);
    const int turn = row + 1 - agent.firstTurn;
    return turn < static_cast<int>(agent.turns.size()) ? &agent.turns[static_cast<std::size_t>(turn)] : nullptr;
}

std::vector<Space> SheetModel::pathOf(int row) const
{
    const specter::SheetLine *line = lineOf(row);
    return line != nullptr ? std::vector<Space>(line->path.begin(), line->path.end()) : std::vector<Space>();
}

QString SheetModel::shownText(int row) const
{
    const specter::TurnFacts *facts = factsOf(row);
    if (facts == nullptr)
        return {};
    const std::optional<specter::Outcome> &outcome = m_view->open.outcome;
    const bool last = row + 1 == m_view->open.clock.turn && m_view->agent == specter::Agent::First;
    QStringList words;
    if (!facts->turnedOver.empty())
        words << tr("objective %1").arg(wording::names(facts->turnedOver));
    if (last && outcome && outcome->ending == specter::Ending::Escaped)
        words << tr("escape");
    else if (facts->shown && facts->shown->at)
        words << shortly(*facts->shown);
    // Hunters who moved afterwards may have seen the agent.
    for (const specter::Coordinate &at : foundOn(*facts))
        if (const QString text = shortly({specter::Showing::Seen, at}); !words.contains(text))
            words << text;
    if (words.isEmpty() && facts->shown)
        words << shortly(*facts->shown);
    return words.join(QStringLiteral(", "));
}

QString SheetModel::draftText(Column column) const
{
    switch (column)
    {
    case At:
        return m_draft.path.empty() ? QString() : wording::name(m_draft.path.back());
    case Steps:
        return stepsText(m_draft.path);
    case Used:
        return cardText(m_draft.card);
    case ShownThen:
        if (m_unfinished)
            return QStringLiteral("…");
        if (m_escapes)
            return tr("escape");
        return m_foreseen ? shortly(*m_foreseen) : tr("against a rule");
    case Turn:
        break;
    }
    return {};
}

QString SheetModel::text(int row, Column column) const
{
    if (column == Turn)
        return QString::number(row + 1);
    if (row == currentRow())
        return draftText(column);
    const specter::SheetLine *line = lineOf(row);
    if (line == nullptr || line->path.empty())
        return {};
    if (column == At)
        return wording::name(line->path.back());
    if (column == ShownThen)
        return shownText(row);
    return column == Steps ? stepsText(line->path) : cardText(line->card);
}

/// The path, and beside the shown facts the full announcement.
QString SheetModel::tip(int row, Column column) const
{
    const specter::SheetLine *line = lineOf(row);
    if (line == nullptr)
        return {};
    QStringList lines{wording::way(line->path)};
    const specter::TurnFacts *facts = factsOf(row);
    if (column == ShownThen && facts != nullptr && facts->shown)
        lines.prepend(agentwords::brief(*facts->shown));
    return lines.join(u'\n');
}

QVariant SheetModel::data(const QModelIndex &index, int role) const
{
    const auto column = static_cast<Column>(index.column());
    const bool current = index.row() == currentRow();
    switch (role)
    {
    case Qt::DisplayRole:
        return text(index.row(), column);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(
            headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), text(index.row(), column));
    case Qt::ToolTipRole:
        return tip(index.row(), column);
    case Qt::ForegroundRole:
        return current || (column != Turn && column != Steps) ? m_theme.ink : m_theme.dim;
    case Qt::BackgroundRole:
        return current ? QColor::fromRgbF(m_theme.violet.fill.redF(), m_theme.violet.fill.greenF(),
                             m_theme.violet.fill.blueF(), 0.22F)
                       : QVariant();
    case Qt::FontRole:
        if (current || column == At)
        {
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        break;
    default:
        break;
    }
    return {};
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    //: columns of the movement sheet; Used is the equipment, Shown what the hunters saw
    const std::array names{tr("Turn"), tr("Space"), tr("Steps"), tr("Used"), tr("Shown")};
    return names.at(static_cast<std::size_t>(section));
}

} // namespace dossier
