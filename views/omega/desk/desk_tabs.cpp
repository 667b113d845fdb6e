#include "views/omega/desk/desk_tabs.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <numeric>

namespace dossier
{

namespace
{

/// More than lie in the box.
constexpr int mostEnemies = 88;
constexpr int tabCount = 4;
constexpr int fewColumns = 2;

/// A number that is as wide as any of so many digits.
int widestLike(int number)
{
    return number < 10 ? 8 : mostEnemies;
}

} // namespace

DeskTabs::DeskTabs(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(8, 8, 8, 0);
    m_grid->setSpacing(4);
    for (int tab = 0; tab < tabCount; ++tab)
    {
        QPushButton *button = newButton("tab", {}, this);
        button->setCheckable(true);
        // They share the row that there is: no word of a language makes it wider.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, tab] { emit chosen(static_cast<DeskTab>(tab)); });
        m_buttons << button;
    }
    place();
    retranslate();
}

/// In one row, or, with the tab of the commandos, in two that are lower.
void DeskTabs::place()
{
    m_buttons.front()->setVisible(m_withPeople);
    for (int tab = 0; tab < tabCount; ++tab)
    {
        QPushButton *button = m_buttons.at(tab);
        setToneWord(button, m_withPeople ? "low" : "");
        if (m_withPeople)
            m_grid->addWidget(button, tab / fewColumns, tab % fewColumns);
        else if (tab > 0)
            m_grid->addWidget(button, 0, tab - 1);
    }
    share();
}

/// In a single row each has the room of its word, with a number in it whether there is one now or not, and all have the
/// same margins beside that.
void DeskTabs::share()
{
    std::array<int, tabCount - 1> words{};
    for (int column = 0; column < tabCount - 1; ++column)
    {
        const QPushButton &button = *m_buttons.at(column + 1);
        const bool numbered = column + 1 == static_cast<int>(DeskTab::Enemies);
        words.at(static_cast<std::size_t>(column)) = button.fontMetrics().horizontalAdvance(
            numbered ? tr("Enemies %1", "how many").arg(widestLike(m_enemies)) : button.text());
    }
    const QMargins rims = m_grid->contentsMargins();
    const int room = width() - rims.left() - rims.right() - m_grid->horizontalSpacing() * (tabCount - 2);
    const int beside = (room - std::accumulate(words.begin(), words.end(), 0)) / (tabCount - 1);
    for (int column = 0; column < tabCount - 1; ++column)
        m_grid->setColumnStretch(column,
            m_withPeople ? column < fewColumns : std::max(words.at(static_cast<std::size_t>(column)) + beside, 1));
}

void DeskTabs::setWithPeople(bool with)
{
    if (m_withPeople == with)
        return;
    m_withPeople = with;
    place();
    updateGeometry();
}

void DeskTabs::choose(DeskTab tab)
{
    for (int i = 0; i < tabCount; ++i)
        m_buttons.at(i)->setChecked(i == static_cast<int>(tab));
}

void DeskTabs::render(int commandos, int enemies)
{
    m_commandos = commandos;
    m_enemies = enemies;
    retranslate();
}

void DeskTabs::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // The buttons get their letters after this.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &DeskTabs::retranslate, Qt::QueuedConnection);
}

void DeskTabs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    share();
}

void DeskTabs::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    retranslate();
}

void DeskTabs::retranslate()
{
    for (QPushButton *button : m_buttons)
        button->ensurePolished();
    // How many there are is plain, also where not all of them are in sight.
    label(m_buttons.at(0), tr("Commandos %1", "on a narrow tab, how many").arg(m_commandos),
        tr("The commandos and the turn timer"));
    label(m_buttons.at(1), tr("Dashboard", "on a narrow tab"),
        tr("The wells of the dashboard, what they cost, and what they do"));
    label(m_buttons.at(2), tr("Rooms"),
        tr("The rooms, with the doors that lead to them and the cards of those that are hidden"));
    label(m_buttons.at(3), m_enemies == 0 ? tr("Enemies") : tr("Enemies %1", "how many").arg(m_enemies),
        tr("The figures on the map, and those left in the reserves"));
    share();
}

} // namespace dossier
