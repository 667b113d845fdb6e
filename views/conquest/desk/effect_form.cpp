#include "views/conquest/desk/effect_form.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <functional>
#include <utility>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int mostOfANumber = 20;

/// An effect of each kind, in the order of the list.
const std::vector<Effect> &blankEffects()
{
    static const std::vector<Effect> all = []<std::size_t... i>(std::index_sequence<i...>)
    { return std::vector<Effect>{Effect(Effect::At<i>{})...}; }(std::make_index_sequence<Effect::count>());
    return all;
}

/// Makes the fields of an effect; what is chosen in one goes into the effect at once.
class Fields
{
public:
    Fields(const PublicTable &table, QFormLayout &rows)
        : m_table(table)
        , m_rows(rows)
    {
    }

    template <typename E>
    void make(E &effect)
    {
        m_type = E::type;
        // A name would be taken for another deck's where kinds share a member's.
        forEachMember(effect, [&](std::string_view name, auto &member) { field(QLatin1StringView(name), member); });
    }

private:
    /// A field that chooses among values.
    template <typename T>
    void choice(QLatin1StringView name, T &member, const std::vector<T> &values,
        const std::function<QString(const T &)> &say, bool typed = false)
    {
        auto *box = new QComboBox(m_rows.parentWidget());
        for (const T &value : values)
            box->addItem(say(value));
        const auto now = std::ranges::find(values, member);
        if (now != values.end())
            box->setCurrentIndex(static_cast<int>(now - values.begin()));
        else if (!values.empty())
            member = values.front();
        if (typed)
        {
            box->setEditable(true);
            box->setInsertPolicy(QComboBox::NoInsert);
            box->completer()->setFilterMode(Qt::MatchContains);
            box->completer()->setCompletionMode(QCompleter::PopupCompletion);
        }
        QObject::connect(box, &QComboBox::currentIndexChanged, box,
            [&member, values](int index)
            {
                if (index >= 0 && index < std::ssize(values))
                    member = values[static_cast<std::size_t>(index)];
            });
        add(name, box);
    }

    void add(QLatin1StringView name, QWidget *widget)
    {
        const QString caption = captionOf(name);
        widget->setAccessibleName(caption);
        widget->setToolTip(caption);
        m_rows.addRow(caption, widget);
    }

    void field(QLatin1StringView name, Colour &member)
    {
        choice<Colour>(
            name, member, m_table.players.colours, [](const Colour &player) { return wording::name(player); });
    }

    void field(QLatin1StringView name, std::optional<Colour> &member)
    {
        std::vector<std::optional<Colour>> values{std::nullopt};
        values.insert(values.end(), m_table.players.colours.begin(), m_table.players.colours.end());
        choice<std::optional<Colour>>(name, member, values, [](const std::optional<Colour> &player)
            { return player ? wording::name(*player) : EffectForm::tr("nobody", "a player"); });
    }

    void field(QLatin1StringView name, int &member)
    {
        auto *box = new QSpinBox(m_rows.parentWidget());
        box->setRange(-mostOfANumber, mostOfANumber);
        if (member == 0 && (m_type != ValueChanged::type))
            member = 1;
        box->setValue(member);
        QObject::connect(box, &QSpinBox::valueChanged, box, [&member](int value) { member = value; });
        add(name, box);
    }

    void field(QLatin1StringView name, bool &member)
    {
        auto *box = new QCheckBox(m_rows.parentWidget());
        box->setChecked(member);
        QObject::connect(box, &QCheckBox::toggled, box, [&member](bool value) { member = value; });
        add(name, box);
    }

    void field(QLatin1StringView name, AlienId &member)
    {
        std::vector<AlienId> aliens;
        for (const auto &[colour, player] : m_table.inPlay)
            for (const auto &[number, alien] : player.aliens)
                aliens.push_back({colour, number});
        choice<AlienId>(name, member, aliens, [this](const AlienId &alien) { return wording::name(m_table, alien); });
    }

    void field(QLatin1StringView name, Place &member)
    {
        std::vector<Place> places;
        for (const auto &[at, space] : m_table.spaces)
            places.push_back(at);
        choice<Place>(name, member, places, [this](const Place &at) { return wording::name(m_table, at); }, true);
    }

    void field(QLatin1StringView name, Side &member)
    {
        choice<Side>(
            name, member, {Side::Attacker, Side::Opponent}, [](const Side &side) { return wording::name(side); });
    }

    void field(QLatin1StringView name, std::optional<Lasting> &member)
    {
        choice<std::optional<Lasting>>(name, member, {std::nullopt, Lasting::Round, Lasting::Battle},
            [](const std::optional<Lasting> &lasts)
            {
                if (!lasts)
                    return EffectForm::tr("the fight");
                return *lasts == Lasting::Round ? EffectForm::tr("the round") : EffectForm::tr("the whole battle");
            });
    }

    void field(QLatin1StringView name, std::string &member)
    {
        choice<std::string>(
            name, member, namesOf(m_table.pack, deckOf(name), isCooperative(m_table)),
            [this](const std::string &card) { return wording::cardName(m_table, card); }, true);
    }

    /// CQ-RES-3: a token for one section, or for each.
    void field(QLatin1StringView name, std::vector<TokensDue> &member)
    {
        const auto sections = static_cast<int>(m_table.players.colours.size());
        std::vector<std::vector<TokensDue>> values(1);
        for (int section = 0; section <= sections; ++section)
        {
            values.front().push_back({.section = section});
            values.push_back({{.section = section}});
        }
        choice<std::vector<TokensDue>>(name, member, values,
            [this](const std::vector<TokensDue> &due)
            {
                return due.size() == 1 ? wording::sectionName(m_table, due.front().section)
                                       : EffectForm::tr("each section");
            });
    }

    [[nodiscard]] Deck deckOf(QLatin1StringView name) const
    {
        if (name == QLatin1StringView("token"))
            return Deck::Tokens;
        if (m_type == TechnologyEnded::type)
            return Deck::Technology;
        if (m_type == EventEnded::type || m_type == EventDiscarded::type)
            return Deck::Events;
        return Deck::Stuff;
    }

    static QString captionOf(QLatin1StringView name)
    {
        static const std::map<QLatin1StringView, QString (*)()> captions{
            {QLatin1StringView("player"), [] { return EffectForm::tr("Player"); }},
            {QLatin1StringView("by"), [] { return EffectForm::tr("Change by"); }},
            {QLatin1StringView("alien"), [] { return EffectForm::tr("Alien"); }},
            {QLatin1StringView("at"), [] { return EffectForm::tr("Space"); }},
            {QLatin1StringView("ended"), [] { return EffectForm::tr("Its movement is over"); }},
            {QLatin1StringView("token"), [] { return EffectForm::tr("Token"); }},
            {QLatin1StringView("from"), [] { return EffectForm::tr("From"); }},
            {QLatin1StringView("to"), [] { return EffectForm::tr("To"); }},
            {QLatin1StringView("card"), [] { return EffectForm::tr("Card"); }},
            {QLatin1StringView("ready"), [] { return EffectForm::tr("Ready"); }},
            {QLatin1StringView("resistance"), [] { return EffectForm::tr("Resistance more by"); }},
            {QLatin1StringView("population"), [] { return EffectForm::tr("Population more by"); }},
            {QLatin1StringView("side"), [] { return EffectForm::tr("Side"); }},
            {QLatin1StringView("lasts"), [] { return EffectForm::tr("Lasts for"); }},
            {QLatin1StringView("due"), [] { return EffectForm::tr("For"); }},
        };
        const auto found = captions.find(name);
        return found == captions.end() ? QString(name) : found->second();
    }

    const PublicTable &m_table;
    QFormLayout &m_rows;
    std::string_view m_type{};
};

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
                    return tr("Take a token away");
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
                    return tr("Call for random tokens");
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
    column->addWidget(m_kind);
    connect(m_kind, &QComboBox::activated, this,
        [this](int kind)
        {
            const int shift = m_mayBeNothing ? 1 : 0;
            m_nothing = kind < shift;
            if (!m_nothing)
                m_effect = blankEffects()[static_cast<std::size_t>(kind - shift)];
            refresh();
            emit kindChosen();
        });
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
    m_kind->setToolTip(tr("What the card or text does, or what is put right"));
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
    if (m_table && !m_nothing)
        visit([&](auto &held) { Fields(*m_table, *m_rows).make(held); }, m_effect);
    layout()->addWidget(m_fields);
    m_fields->setVisible(!m_nothing);
}

} // namespace dossier
