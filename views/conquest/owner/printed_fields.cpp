#include "views/conquest/owner/printed_fields.h"

#include "views/conquest/owner/sheet_fields.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace dossier
{

using namespace conquest;

namespace
{

struct PrintedWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PrintedForm)
};

constexpr int maxPrinted = 99;
constexpr int maxCardName = 80;
constexpr int maxText = 600;
constexpr std::size_t abilitiesOfARace = 2;

QString captionOf(QLatin1StringView name)
{
    static const std::map<QLatin1StringView, const char *> captions{
        {QLatin1StringView("name"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Name")},
        {QLatin1StringView("copies"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "How many in the box")},
        {QLatin1StringView("strength"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Strength")},
        {QLatin1StringView("intelligence"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Intelligence")},
        {QLatin1StringView("bonus"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Bonus")},
        {QLatin1StringView("cost"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Cost in action points, 0 for none")},
        {QLatin1StringView("resistance"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Resistance")},
        {QLatin1StringView("population"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Population")},
        {QLatin1StringView("hardness"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Rim: red is soft, blue is hard")},
        {QLatin1StringView("keywords"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Keywords, with commas between")},
        {QLatin1StringView("kind"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Kind of place")},
        {QLatin1StringView("text"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Text")},
        {QLatin1StringView("red_text"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Red text")},
        {QLatin1StringView("air"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Flies")},
        {QLatin1StringView("superhero"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Is the superhero")},
        {QLatin1StringView("competitive"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Also in competitive games")},
        {QLatin1StringView("immediately"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Play immediately")},
        {QLatin1StringView("remains"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Remains in play")},
        {QLatin1StringView("cancels"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Cancels another card")},
        {QLatin1StringView("activate"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Is turned down when used")},
        {QLatin1StringView("ally"), QT_TRANSLATE_NOOP("dossier::PrintedForm", "Brings an ally’s figure")},
    };
    const auto found = captions.find(name);
    return found == captions.end() ? QString(name) : PrintedWords::tr(found->second);
}

QString words(const std::vector<std::string> &list)
{
    QStringList all;
    for (const std::string &word : list)
        all << QString::fromStdString(word);
    return all.join(u',');
}

/// Splits the text as typed, with all its spaces and commas.
std::vector<std::string> listed(const QString &text)
{
    std::vector<std::string> all;
    for (const QString &word : text.split(u','))
        all.push_back(word.toStdString());
    return text.isEmpty() ? std::vector<std::string>() : all;
}

std::string trimmed(const std::string &text)
{
    return QString::fromStdString(text).trimmed().toStdString();
}

void addSpaces(std::vector<std::string> &list)
{
    for (std::size_t i = 1; i < list.size(); ++i)
        list[i].insert(0, " ");
}

void trim(std::string &text)
{
    text = trimmed(text);
}

void trim(std::vector<std::string> &list)
{
    std::ranges::transform(list, list.begin(), trimmed);
    std::erase(list, std::string());
}

void trim(std::vector<RaceAbility> &abilities)
{
    for (RaceAbility &ability : abilities)
    {
        trim(ability.name);
        trim(ability.text);
    }
    std::erase(abilities, RaceAbility{});
}

/// Runs with each member of a card that the function takes.
template <typename Function>
Printed withEach(Printed printed, const Function &function)
{
    visit(
        [&](auto &card)
        {
            forEachMember(card,
                [&](std::string_view /*name*/, auto &member)
                {
                    if constexpr (requires { function(member); })
                        function(member);
                });
        },
        printed);
    return printed;
}

/// Makes a field for each member: captions and fields in a table, and check boxes below it.
template <typename Card>
class PrintedFields
{
public:
    /// Finds a member in a copy of the card.
    template <typename Member>
    using Find = std::function<Member &(Card &card)>;

    PrintedFields(Card card, bool nameStays, const PrintedActions &actions)
        : m_card(std::move(card))
        , m_nameStays(nameStays)
        , m_actions(actions)
    {
        int place = 0;
        forEachMember(m_card,
            [&](std::string_view name, auto &member)
            {
                using Member = std::remove_cvref_t<decltype(member)>;
                add(QLatin1StringView(name), member, memberAt<Member>(place++));
            });
    }

    [[nodiscard]] Part part() const
    {
        return column(
            {table(2, m_cells).spaced(8).with(&Box::rowSpacing, 4), flow(m_ticks).spaced(10).when(!m_ticks.empty())})
            .spaced(4);
    }

    [[nodiscard]] QString keyOf(PrintedField field) const
    {
        const bool isNameless = !m_nameStays && m_card.name.empty();
        const bool isTop = m_unknown.isEmpty() || isNameless;
        const QString top = m_cells.size() < 2 ? QString() : m_cells[1].key;
        return field == PrintedField::Value       ? m_unknown
            : field == PrintedField::RedText      ? QStringLiteral("printed/red_text")
            : field == PrintedField::Top || isTop ? top
                                                  : m_unknown;
    }

private:
    /// Returns the member of that place.
    template <typename Member>
    static Find<Member> memberAt(int place)
    {
        return [place](Card &card) -> Member &
        {
            Member *found = nullptr;
            int at = 0;
            forEachMember(card,
                [&](std::string_view /*name*/, auto &member)
                {
                    if constexpr (std::same_as<std::remove_cvref_t<decltype(member)>, Member>)
                        found = at == place ? &member : found;
                    ++at;
                });
            return *found;
        };
    }

    static QString keyFor(QLatin1StringView name) { return QStringLiteral("printed/") + name; }

    /// The entry is the card with a new value of one member.
    template <typename Member>
    auto changing(const Find<Member> &find, bool isDone) const
    {
        return [card = m_card, find, actions = m_actions, isDone](const Member &value)
        {
            Card next = card;
            find(next) = value;
            actions.change.run(Printed(next));
            if (isDone && actions.done.run)
                actions.done.run();
        };
    }

    void addRow(const QString &caption, Part field)
    {
        m_cells.push_back(text(caption).wrapping().stretched(2));
        m_cells.push_back(std::move(field).named(caption).withTip(caption).stretched(3));
    }

    void addLine(const QString &key, const QString &caption, const QString &value, int max,
        const std::function<void(const QString &)> &enter)
    {
        addRow(caption,
            field(key, caption, value, [enter](const QVariant &typed) { enter(typed.toString()); })
                .with(&Field::max, max)
                .with(&Field::finished,
                    Action<QVariant>(
                        [done = m_actions.done](const QVariant & /*typed*/)
                        {
                            if (done.run)
                                done.run();
                        })));
    }

    void addNumber(
        const QString &key, const QString &caption, std::optional<int> number, const Action<std::optional<int>> &enter)
    {
        addRow(caption, printedNumber(key, caption, {}, number, maxPrinted, enter));
        note(key, number.has_value());
    }

    void note(const QString &key, bool isKnown)
    {
        if (!isKnown && m_unknown.isEmpty())
            m_unknown = key;
    }

    void add(QLatin1StringView name, const std::string &member, const Find<std::string> &find)
    {
        const bool isName = name == QLatin1StringView("name");
        if (isName && m_nameStays)
            return;
        addLine(keyFor(name), captionOf(name), QString::fromStdString(member), isName ? maxCardName : maxText,
            [enter = changing(find, false)](const QString &typed) { enter(typed.toStdString()); });
    }

    void add(QLatin1StringView name, std::optional<int> member, const Find<std::optional<int>> &find)
    {
        addNumber(keyFor(name), captionOf(name), member, changing(find, true));
    }

    void add(QLatin1StringView name, std::optional<Hardness> member, const Find<std::optional<Hardness>> &find)
    {
        addRow(captionOf(name),
            choice(keyFor(name), {},
                {PrintedWords::tr("not known"), wording::name(Hardness::Soft), wording::name(Hardness::Hard)},
                member ? 1 + static_cast<int>(*member) : 0, [enter = changing(find, true)](const QVariant &row)
                { enter(row.toInt() <= 0 ? std::nullopt : std::optional(static_cast<Hardness>(row.toInt() - 1))); }));
        note(keyFor(name), member.has_value());
    }

    void add(QLatin1StringView name, bool member, const Find<bool> &find)
    {
        addTick(keyFor(name), captionOf(name), member, changing(find, true));
    }

    void add(QLatin1StringView name, const std::vector<ResistanceAbility> &member,
        const Find<std::vector<ResistanceAbility>> &find)
    {
        for (const ResistanceAbility ability :
            {ResistanceAbility::Assault, ResistanceAbility::Barrage, ResistanceAbility::Bold,
                ResistanceAbility::Cunning, ResistanceAbility::Deadly, ResistanceAbility::Move})
            addTick(keyFor(name) + QString::number(static_cast<int>(ability)), wording::name(ability),
                std::ranges::count(member, ability) > 0,
                [member, ability, enter = changing(find, true)](bool isOn)
                {
                    std::vector<ResistanceAbility> next = member;
                    std::erase(next, ability);
                    if (isOn)
                        next.push_back(ability);
                    enter(next);
                });
    }

    void add(QLatin1StringView name, const std::vector<std::string> &member, const Find<std::vector<std::string>> &find)
    {
        addLine(keyFor(name), captionOf(name), words(member), maxText,
            [enter = changing(find, false)](const QString &typed) { enter(listed(typed)); });
    }

    void add(
        QLatin1StringView /*name*/, const std::vector<RaceAbility> &member, const Find<std::vector<RaceAbility>> &find)
    {
        for (std::size_t i = 0; i < member.size(); ++i)
            addAbility(member, i, find);
    }

    void addAbility(const std::vector<RaceAbility> &member, std::size_t at, const Find<std::vector<RaceAbility>> &find)
    {
        const auto number = static_cast<int>(at) + 1;
        const auto with = [&](auto RaceAbility::*part, bool isDone)
        {
            return [member, at, part, enter = changing(find, isDone)](const auto &value)
            {
                std::vector<RaceAbility> next = member;
                next[at].*part = value;
                enter(next);
            };
        };
        const auto line = [&](const char *key, const QString &caption, std::string RaceAbility::*part, int max)
        {
            addLine(QStringLiteral("printed/%1 %2").arg(QLatin1String(key)).arg(number), caption.arg(number),
                QString::fromStdString(member[at].*part), max,
                [enter = with(part, false)](const QString &typed) { enter(typed.toStdString()); });
        };
        line("ability", PrintedWords::tr("Ability %1"), &RaceAbility::name, maxCardName);
        addNumber(QStringLiteral("printed/threat %1").arg(number),
            PrintedWords::tr("Threat tokens for ability %1").arg(number), member[at].threat,
            [enter = with(&RaceAbility::threat, true)](std::optional<int> tokens) { enter(tokens.value_or(0)); });
        line("text", PrintedWords::tr("Text of ability %1"), &RaceAbility::text, maxText);
    }

    void addTick(const QString &key, const QString &caption, bool isOn, const std::function<void(bool)> &enter)
    {
        m_ticks.push_back(field(key, caption, isOn, [enter](const QVariant &now) { enter(now.toBool()); })
                .with(&Field::around, caption)
                .withTip(caption));
    }

    Card m_card;
    bool m_nameStays;
    PrintedActions m_actions;
    Parts m_cells;
    Parts m_ticks;
    /// The key of the first field whose value is unknown.
    QString m_unknown;
};

} // namespace

Part printedFields(const Printed &printed, bool nameStays, const PrintedActions &actions)
{
    return visit([&](const auto &card) { return PrintedFields(card, nameStays, actions).part(); }, printed);
}

QString keyOf(const Printed &printed, bool nameStays, PrintedField field)
{
    return visit([&](const auto &card) { return PrintedFields(card, nameStays, {}).keyOf(field); }, printed);
}

Printed withRoom(Printed printed)
{
    if (auto *race = get_if<Race>(&printed))
    {
        std::erase(race->abilities, RaceAbility{});
        race->abilities.resize(std::max(race->abilities.size() + 1, abilitiesOfARace));
    }
    return withEach(std::move(printed), [](std::vector<std::string> &list) { addSpaces(list); });
}

Printed withoutRoom(Printed printed)
{
    return withEach(std::move(printed), [](auto &member) -> decltype(trim(member)) { trim(member); });
}

QString printedName(const Printed &printed)
{
    return QString::fromStdString(visit([](const auto &card) { return card.name; }, printed)).trimmed();
}

QString wording::captionOf(const QString &member)
{
    const QByteArray name = member.toLatin1();
    return dossier::captionOf(QLatin1StringView(name));
}

} // namespace dossier
