#include "views/omega/desk/stance_grid.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/kit/typed_digit.h"
#include "views/omega/parts/unknown_number.h"
#include "views/omega/words/wording.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVariant>

#include <algorithm>

namespace dossier
{

namespace
{

/// Letters of a window that has room for the numbers of stances side by side.
constexpr int roomyCharacters = 100;
/// Pixels between the rows, and between those of names alone.
constexpr int rowGap = 6;
constexpr int lowRowGap = 3;

QString numbersOf(const omega::Stance &stance)
{
    return StanceGrid::tr(
        "speed %1 · def %2/%3 · adr %4", "of a stance: speed, ranged and melee defense, most adrenaline")
        .arg(orUnknown(stance.speed), orUnknown(stance.rangedDefense), orUnknown(stance.meleeDefense),
            orUnknown(stance.maxAdrenaline));
}

/// Chosen by a press; later a press puts right what was chosen.
QString tipOf(bool chooses)
{
    return chooses ? StanceGrid::tr("%1: %2. %3 (key %4)", "a commando, a stance, its numbers")
                   : StanceGrid::tr("%1: correct the stance to %2. %3 (key %4)", "a commando, a stance, its numbers");
}

/// With one line of text it is as low as that.
void setLow(QPushButton &button, bool low)
{
    setLook(button, "low", low);
}

/// Whether one press for everybody chooses it.
bool isProposed(const omega::View &view, const omega::ChooseStance &choose)
{
    return std::ranges::any_of(view.due,
        [&](const omega::Due &due)
        {
            const auto *proposed = get_if<omega::ChooseStance>(&due.command);
            return proposed != nullptr && *proposed == choose;
        });
}

} // namespace

StanceGrid::StanceGrid(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(10, 4, 10, 4);
    m_grid->setHorizontalSpacing(6);
}

StanceGrid::Cell &StanceGrid::cellAt(std::size_t index)
{
    while (m_cells.size() <= index)
    {
        QPushButton *button = newButton("stance", {}, this);
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this,
            [this, place = m_cells.size()]
            {
                // What is chosen is shown when the table has it.
                const Cell cell = m_cells[place];
                cell.button->setChecked(cell.now);
                if (cell.due)
                    emit commandGiven(asking(omega::ChooseStance(cell.choose)));
                else if (!cell.now)
                    emit commandGiven(correcting(omega::StanceChosen{cell.choose.role, cell.choose.stance}));
            });
        m_cells.push_back({.button = button});
    }
    return m_cells[index];
}

/// The keys 1 to 5 choose for the commando whose row has the keyboard.
void StanceGrid::keyPressEvent(QKeyEvent *event)
{
    const int key = typedDigit(*event).value_or(0) - 1;
    const auto has = std::ranges::find_if(m_cells, [](const Cell &cell) { return cell.button->hasFocus(); });
    if (key < 0 || key > 8 || has == m_cells.end())
    {
        QWidget::keyPressEvent(event);
        return;
    }
    int column = 0;
    for (const Cell &cell : m_cells)
        if (cell.button->isVisible() && cell.choose.role == has->choose.role && column++ == key)
        {
            cell.button->click();
            return;
        }
}

bool StanceGrid::takeFocus()
{
    const auto next = std::ranges::find_if(m_cells,
        [](const Cell &cell)
        {
            return cell.button->isVisible() && cell.due && cell.button->property("tone") == QStringLiteral("proposed");
        });
    if (next == m_cells.end())
        return false;
    next->button->setFocus(Qt::OtherFocusReason);
    return true;
}

/// With large text there is room for the names alone, in low rows: the whole party is in sight. The tips have the
/// numbers, too.
bool StanceGrid::isRoomy() const
{
    return window()->width() > fontMetrics().averageCharWidth() * roomyCharacters;
}

QLabel *StanceGrid::nameAt(std::size_t row)
{
    while (m_names.size() <= row)
    {
        const auto made = static_cast<int>(m_names.size());
        m_names.push_back(newParagraph(Role::Strong, this));
        m_words.push_back(newLabel(Role::Body, this));
        m_grid->addWidget(m_names.back(), made, 0);
        m_grid->addWidget(m_words.back(), made, 1, 1, -1);
    }
    return m_names[row];
}

void StanceGrid::renderRow(const omega::View &view, omega::Role role, std::size_t &used, int row)
{
    const omega::Sheet *sheet = omega::sheetOf(view.open, role);
    if (sheet == nullptr)
        return;
    const QString name = wording::nameOf(view.open, role);
    const std::vector<omega::Role> due = omega::withoutStance(view.open);
    const bool chooses = std::ranges::find(due, role) != due.end();
    QLabel *label = nameAt(static_cast<std::size_t>(row));
    label->setText(wording::calledOf(view.open, role));
    label->setToolTip(name);
    label->show();
    int column = 1;
    // OP-CMD-4: the downed have the downed card instead.
    const omega::Condition condition = omega::inPlay(view.open, role).condition;
    QLabel *words = m_words[static_cast<std::size_t>(row)];
    words->setVisible(condition == omega::Condition::Downed);
    words->setText(wording::name(condition));
    if (condition == omega::Condition::Downed)
        return;
    for (const omega::Stance &stance : sheet->stances)
    {
        Cell &cell = cellAt(used++);
        cell.choose = {role, stance.id};
        const QString stanceName = wording::name(stance.name);
        setLow(*cell.button, !isRoomy());
        dossier::label(cell.button, isRoomy() ? stanceName + QLatin1Char('\n') + numbersOf(stance) : stanceName,
            tipOf(chooses).arg(name, stanceName, numbersOf(stance)).arg(column));
        cell.button->setAccessibleName(tr("%1: %2", "a commando, a stance").arg(name, stanceName));
        cell.due = chooses;
        cell.now = !chooses && omega::inPlay(view.open, role).stance == stance.id;
        cell.button->setChecked(cell.now);
        setToneWord(cell.button, chooses && isProposed(view, cell.choose) ? "proposed" : "");
        cell.button->show();
        m_grid->addWidget(cell.button, row, column++);
    }
}

void StanceGrid::render(const omega::View &view)
{
    std::vector<omega::Role> roles = omega::takingTurns(view.open);
    m_grid->setVerticalSpacing(isRoomy() ? rowGap : lowRowGap);
    std::size_t used = 0;
    int row = 0;
    for (const omega::Role role : roles)
        renderRow(view, role, used, row++);
    for (std::size_t i = used; i < m_cells.size(); ++i)
        m_cells[i].button->hide();
    for (std::size_t i = static_cast<std::size_t>(row); i < m_names.size(); ++i)
    {
        m_names[i]->hide();
        m_words[i]->hide();
    }
}

} // namespace dossier
