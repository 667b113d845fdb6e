#include "views/conquest/desk/effect_fields.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"
#include "views/kit/framed_number.h"
#include "views/kit/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <functional>
#include <map>

namespace dossier
{

namespace
{

using namespace conquest;

/// The translation context of this file, and `tr` in it.
struct EffectFields
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EffectForm)
};

constexpr int mostOfANumber = 20;
constexpr int fieldCharacters = 12;

/// What was typed is one of the list, or the part of one alone; else what was chosen before stands, and is read again.
void takeTyped(QComboBox &box)
{
    const QString typed = box.currentText().trimmed();
    int found = box.findText(typed, Qt::MatchFixedString);
    if (found < 0 && !typed.isEmpty())
    {
        int parts = 0;
        for (int i = 0; i < box.count(); ++i)
            if (folded(box.itemText(i)).contains(folded(typed)))
            {
                ++parts;
                found = i;
            }
        found = parts == 1 ? found : -1;
    }
    if (found >= 0)
        box.setCurrentIndex(found);
    box.setEditText(box.itemText(box.currentIndex()));
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
        // Where letters are large the longest name of a list needs more room than there is.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(fieldCharacters);
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
            QObject::connect(box->lineEdit(), &QLineEdit::editingFinished, box, [box] { takeTyped(*box); });
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
            { return player ? wording::name(*player) : EffectFields::tr("nobody", "a player"); });
    }

    void field(QLatin1StringView name, int &member)
    {
        QSpinBox *box = newNumber(-mostOfANumber, mostOfANumber, m_rows.parentWidget());
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
                    return EffectFields::tr("the fight");
                return *lasts == Lasting::Round ? EffectFields::tr("the round") : EffectFields::tr("the whole battle");
            });
    }

    void field(QLatin1StringView name, std::string &member)
    {
        std::vector<std::string> names = namesOf(m_table.pack, deckOf(name), isCooperative(m_table));
        // A deck that Dossier holds gives one by chance, as it lies face down on a table.
        if ((m_type == StuffGained::type || m_type == TokenPlaced::type)
            && deckSize(m_table, deckOf(name)).value_or(0) > 0)
            names.insert(names.begin(), std::string());
        choice<std::string>(
            name, member, names, [this](const std::string &card)
            { return card.empty() ? EffectFields::tr("drawn at random", "a card") : wording::cardName(m_table, card); },
            true);
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
                                       : EffectFields::tr("each section");
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
            {QLatin1StringView("player"), [] { return EffectFields::tr("Player"); }},
            {QLatin1StringView("by"), [] { return EffectFields::tr("Change by"); }},
            {QLatin1StringView("alien"), [] { return EffectFields::tr("Alien"); }},
            {QLatin1StringView("at"), [] { return EffectFields::tr("Space"); }},
            {QLatin1StringView("ended"), [] { return EffectFields::tr("Its movement is over"); }},
            {QLatin1StringView("token"), [] { return EffectFields::tr("Token"); }},
            {QLatin1StringView("from"), [] { return EffectFields::tr("From"); }},
            {QLatin1StringView("to"), [] { return EffectFields::tr("To"); }},
            {QLatin1StringView("card"), [] { return EffectFields::tr("Card"); }},
            {QLatin1StringView("ready"), [] { return EffectFields::tr("Ready"); }},
            {QLatin1StringView("resistance"), [] { return EffectFields::tr("Added resistance"); }},
            {QLatin1StringView("population"), [] { return EffectFields::tr("Added population"); }},
            {QLatin1StringView("side"), [] { return EffectFields::tr("Side"); }},
            {QLatin1StringView("lasts"), [] { return EffectFields::tr("Lasts for"); }},
            {QLatin1StringView("due"), [] { return EffectFields::tr("For"); }},
        };
        const auto found = captions.find(name);
        return found == captions.end() ? QString(name) : found->second();
    }

    const PublicTable &m_table;
    QFormLayout &m_rows;
    std::string_view m_type{};
};

} // namespace

void addEffectFields(const PublicTable &table, QFormLayout &rows, Effect &effect)
{
    visit([&](auto &held) { Fields(table, rows).make(held); }, effect);
}

} // namespace dossier
