#include "views/conquest/desk/effect_form.h"

#include "views/conquest/desk/effect_fields.h"
#include "views/kit/desk_layout.h"
#include "views/kit/tab_order.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QSignalBlocker>

#include <utility>

namespace dossier
{

namespace
{

using namespace conquest;

/// An effect of each kind, in the order of the list.
const std::vector<Effect> &blankEffects()
{
    static const std::vector<Effect> all = []<std::size_t... i>(std::index_sequence<i...>)
    { return std::vector<Effect>{Effect(Effect::At<i>{})...}; }(std::make_index_sequence<Effect::count>());
    return all;
}

} // namespace

QStringList EffectForm::kinds()
{
    QStringList names;
    for (const Effect &effect : blankEffects())
        names << visit(
            []<typename E>(const E &) -> QString
            {
                if constexpr (std::is_same_v<E, ThreatChanged>)
                    return tr("Threat tokens");
                else if constexpr (std::is_same_v<E, TerrorChanged>)
                    return tr("Terror");
                else if constexpr (std::is_same_v<E, PointsChanged>)
                    return tr("Action points");
                else if constexpr (std::is_same_v<E, AlienDestroyed>)
                    return tr("Destroy an alien");
                else if constexpr (std::is_same_v<E, AlienPlaced>)
                    return tr("Put an alien on a space");
                else if constexpr (std::is_same_v<E, TokenPlaced>)
                    return tr("Place a token");
                else if constexpr (std::is_same_v<E, TokenTaken>)
                    return tr("Remove a token");
                else if constexpr (std::is_same_v<E, TokenMoved>)
                    return tr("Move a token");
                else if constexpr (std::is_same_v<E, StuffGained>)
                    return tr("Gain Space Stuff");
                else if constexpr (std::is_same_v<E, StuffLost>)
                    return tr("Lose Space Stuff");
                else if constexpr (std::is_same_v<E, StuffTurned>)
                    return tr("Turn Space Stuff");
                else if constexpr (std::is_same_v<E, EventEnded>)
                    return tr("End an event in play");
                else if constexpr (std::is_same_v<E, EventDiscarded>)
                    return tr("Discard an event from a hand");
                else if constexpr (std::is_same_v<E, TechnologyEnded>)
                    return tr("End a technology");
                else if constexpr (std::is_same_v<E, MarkerMoved>)
                    return tr("Technology marker");
                else if constexpr (std::is_same_v<E, Demolished>)
                    return tr("Demolish a location");
                else if constexpr (std::is_same_v<E, ValueChanged>)
                    return tr("Resistance and population");
                else if constexpr (std::is_same_v<E, Conquered>)
                    return tr("Conquer a location");
                else if constexpr (std::is_same_v<E, LocationFreed>)
                    return tr("Free a location");
                else if constexpr (std::is_same_v<E, TokensCalled>)
                    return tr("Bring random tokens");
                else
                    return tr("Strength in the fight");
            },
            effect);
    return names;
}

EffectForm::EffectForm(QWidget *parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
    , m_fields(nullptr)
    , m_rows(nullptr)
{
    QVBoxLayout *column = newColumn(this, 0, 6);
    constexpr int kindCharacters = 16;
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(kindCharacters);
    column->addWidget(m_kind);
    setFocusProxy(m_kind);
    connect(m_kind, &QComboBox::activated, this,
        [this](int kind)
        {
            const int shift = m_mayBeNothing ? 1 : 0;
            m_nothing = kind < shift;
            if (!m_nothing)
                m_effect = blankFor(static_cast<std::size_t>(kind - shift));
            refresh();
            emit kindChosen();
        });
}

/// What a card does, it does for whoever plays it, as long as nobody says otherwise.
conquest::Effect EffectForm::blankFor(std::size_t kind) const
{
    Effect blank = blankEffects()[kind];
    if (m_whose)
        visit(
            [this]<typename E>(E &held)
            {
                if constexpr (requires { Colour{held.player}; } && !std::is_same_v<E, StuffLost>)
                    held.player = *m_whose;
                else if constexpr (requires { Colour{held.alien.of}; })
                    held.alien = {*m_whose, 1};
            },
            blank);
    return blank;
}

void EffectForm::render(const OpenConquest &table)
{
    m_table = table;
    refresh();
}

void EffectForm::begin(const std::optional<conquest::Effect> &effect)
{
    m_nothing = m_mayBeNothing && !effect;
    if (effect)
        m_effect = *effect;
    refresh();
}

void EffectForm::allowNothing(bool allowed)
{
    if (std::exchange(m_mayBeNothing, allowed) == allowed)
        return;
    m_nothing = m_nothing && allowed;
    refresh();
}

void EffectForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void EffectForm::refresh()
{
    const QSignalBlocker blocker(m_kind);
    m_kind->clear();
    if (m_mayBeNothing)
        m_kind->addItem(tr("Nothing on the table changes"));
    m_kind->addItems(kinds());
    m_kind->setAccessibleName(tr("What happens"));
    m_kind->setToolTip(tr("What the card or text does, or what is corrected"));
    m_kind->setCurrentIndex(m_nothing ? 0 : static_cast<int>(m_effect.index()) + (m_mayBeNothing ? 1 : 0));
    if (m_fields != nullptr)
    {
        m_fields->hide();
        m_fields->deleteLater();
    }
    m_fields = new QWidget(this);
    m_rows = new QFormLayout(m_fields);
    m_rows->setContentsMargins({});
    m_rows->setVerticalSpacing(4);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (m_table && !m_nothing)
        addEffectFields(*m_table, *m_rows, m_effect);
    layout()->addWidget(m_fields);
    // Made late, they are reached behind the list all the same.
    tabThrough({m_kind, m_fields});
    m_fields->setVisible(!m_nothing);
}

} // namespace dossier
