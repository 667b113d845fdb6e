#include "views/omega/desk/legend_panel.h"

#include "model/omega/seen/numbers.h"
#include "views/board/street_painter.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// A sign and a meaning take a column each; so many pairs lie side by side.
constexpr int pairs = 3;

void add(std::vector<LegendLine> &lines, const LegendLine &line)
{
    if (!line.sign.isEmpty() && std::ranges::find(lines, line) == lines.end())
        lines.push_back(line);
}

void addTint(std::vector<LegendLine> &lines, BoardTone tone, const QString &meaning)
{
    if (!meaning.isEmpty())
        add(lines, {QStringLiteral("■"), meaning, tone});
}

QString text(const std::string &words)
{
    return QString::fromStdString(words);
}

/// Enemies of a kind bear the same letters.
QString nameOf(const omega::PublicTable &table, const omega::Combatant &who)
{
    const omega::Standing *standing = omega::standingOf(table, who);
    return standing != nullptr ? wording::nameOf(table, standing->kind) : wording::nameOf(table, who);
}

} // namespace

std::vector<LegendLine> legendOf(const omega::PublicTable &table, const SessionBoard &board, const BoardScene &scene)
{
    std::vector<LegendLine> lines;
    for (std::size_t i = 0; i < board.who.size() && i < board.board.pieces.size(); ++i)
        add(lines, {text(board.board.pieces[i].label), nameOf(table, board.who[i]), {}});
    for (const SpaceSign &sign : scene.signs)
        add(lines, {text(sign.sign), text(sign.name), {}});
    for (const DoorSign &sign : scene.doorSigns)
        add(lines, {text(sign.sign), text(sign.name), {}});
    if (!scene.reach.empty())
        addTint(lines, BoardTone::Teal, LegendPanel::tr("within reach, with the points it costs"));
    if (scene.seen)
        addTint(lines, BoardTone::Teal, LegendPanel::tr("outlined: in sight of the figure"));
    if (scene.danger)
        addTint(lines, BoardTone::Red, LegendPanel::tr("in sight of enemies; the number says of how many"));
    for (const Wash &wash : scene.washes)
        if (!wash.spaces.empty())
            addTint(lines, wash.tone, text(wash.name));
    if (!scene.hidden.empty())
        addTint(lines, BoardTone::Plain, LegendPanel::tr("dark: a room that has not been revealed"));
    return lines;
}

LegendPanel::LegendPanel(QWidget *parent)
    : QFrame(parent)
    , m_theme(&themeFor(ThemeChoice::Dark))
    , m_caption(newLabel(Role::Caption, this))
    , m_grid(new QGridLayout)
    , m_close(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(4);
    for (int pair = 0; pair < pairs; ++pair)
        m_grid->setColumnStretch(2 * pair + 1, 1);
    QVBoxLayout *column = newColumn(this, 14, 8);
    column->addWidget(m_caption);
    column->addLayout(m_grid);
    column->addWidget(m_close, 0, Qt::AlignLeft);
    connect(m_close, &QPushButton::clicked, this, &LegendPanel::closeAsked);
    hide();
    retranslate();
}

void LegendPanel::render(const std::vector<LegendLine> &lines)
{
    m_lines = lines;
    while (m_rows.size() < lines.size())
    {
        const auto number = static_cast<int>(m_rows.size());
        m_rows.emplace_back(newLabel(Role::Strong, this), newParagraph(Role::Body, this));
        m_grid->addWidget(m_rows.back().first, number / pairs, number % pairs * 2);
        m_grid->addWidget(m_rows.back().second, number / pairs, number % pairs * 2 + 1);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
    {
        const auto &[sign, meaning] = m_rows[i];
        const bool used = i < lines.size();
        sign->setVisible(used);
        meaning->setVisible(used);
        if (!used)
            continue;
        sign->setText(lines[i].sign);
        const std::optional<BoardTone> tone = lines[i].tone;
        sign->setStyleSheet(tone ? QStringLiteral("color: %1").arg(accentOf(*m_theme, *tone).fill.name()) : QString());
        meaning->setText(lines[i].meaning);
    }
}

void LegendPanel::setTheme(const Theme &theme)
{
    m_theme = &theme;
    render(std::vector(m_lines));
}

void LegendPanel::takeFocus()
{
    m_close->setFocus(Qt::OtherFocusReason);
}

void LegendPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void LegendPanel::retranslate()
{
    m_caption->setText(tr("What the signs on the board mean"));
    label(m_close, tr("Close"), tr("Closes the legend (F3 or Esc)"));
}

} // namespace dossier
