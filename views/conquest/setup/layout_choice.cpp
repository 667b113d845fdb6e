#include "views/conquest/setup/layout_choice.h"

#include "model/conquest/seen/sections.h"
#include "views/kit/labels.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

QString placeText(int place)
{
    const std::array all{LayoutChoice::tr("upper right"), LayoutChoice::tr("right"), LayoutChoice::tr("lower right"),
        LayoutChoice::tr("lower left"), LayoutChoice::tr("left"), LayoutChoice::tr("upper left")};
    return all.at(static_cast<std::size_t>(std::clamp(place, 1, conquest::placesAround)) - 1);
}

/// The way to it from the objective, which takes no room in a line.
QString arrowTo(int place)
{
    static constexpr std::array<char16_t, conquest::placesAround> all{u'↗', u'→', u'↘', u'↙', u'←', u'↖'};
    return QString(QChar(all.at(static_cast<std::size_t>(std::clamp(place, 1, conquest::placesAround)) - 1)));
}

/// How many pairs of sections lie side by side.
std::ptrdiff_t pairsIn(const std::vector<int> &places)
{
    return std::ranges::count_if(
        places, [&](int place) { return std::ranges::count(places, place % conquest::placesAround + 1) > 0; });
}

QString layoutText(const std::vector<int> &places, QString (*sayPlace)(int place))
{
    if (places.empty())
        return LayoutChoice::tr("Dossier asks which spaces touch");
    QStringList where;
    for (const int place : places)
        where << sayPlace(place);
    if (places.size() == 1)
        return placeText(places.front());
    const QString listed = where.join(sayPlace == placeText ? QStringLiteral(", ") : QStringLiteral(" "));
    const std::ptrdiff_t pairs = pairsIn(places);
    const QString pattern = pairs == 0    ? LayoutChoice::tr("Apart: %1", "sections")
        : pairs + 1 >= std::ssize(places) ? LayoutChoice::tr("Side by side: %1", "sections")
                                          : LayoutChoice::tr("Partly side by side: %1", "sections");
    return pattern.arg(listed);
}

} // namespace

LayoutChoice::LayoutChoice(QWidget *parent)
    : QWidget(parent)
    , m_label(newLabel(Role::Strong, this))
    , m_list(new QComboBox(this))
{
    constexpr int fieldHeight = 36;
    m_list->setMinimumHeight(fieldHeight);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_label->setBuddy(m_list);
    setFocusProxy(m_list);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_label);
    row->addWidget(m_list, 1);
    connect(m_list, &QComboBox::activated, this,
        [this](int layout) { emit layoutChosen(m_layouts[static_cast<std::size_t>(layout)]); });
    retranslate();
}

void LayoutChoice::render(const std::vector<std::vector<int>> &layouts, const std::vector<int> &chosen)
{
    const QSignalBlocker quiet(m_list);
    m_layouts = layouts;
    auto found = std::ranges::find(m_layouts, chosen);
    if (found == m_layouts.end())
        found = m_layouts.insert(m_layouts.end(), chosen);
    const auto index = static_cast<int>(found - m_layouts.begin());
    m_list->clear();
    for ([[maybe_unused]] const std::vector<int> &places : m_layouts)
        m_list->addItem({});
    nameLayouts();
    m_list->setCurrentIndex(index);
}

void LayoutChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LayoutChoice::retranslate()
{
    m_label->setText(tr("Layout", "of a board"));
    m_list->setAccessibleName(tr("Layout of the board"));
    m_list->setToolTip(tr("Where the sections lie around the objective, seat by seat: which spaces touch follows from "
                          "it"));
    nameLayouts();
}

/// By arrows, which fit; whoever hears or asks has the words.
void LayoutChoice::nameLayouts()
{
    for (int i = 0; i < m_list->count(); ++i)
    {
        const std::vector<int> &places = m_layouts[static_cast<std::size_t>(i)];
        m_list->setItemText(i, layoutText(places, arrowTo));
        for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole})
            m_list->setItemData(i, layoutText(places, placeText), role);
    }
}

} // namespace dossier
