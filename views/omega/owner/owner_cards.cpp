#include "views/omega/owner/owner_cards.h"

#include "views/omega/owner/owner_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace dossier
{

namespace
{

struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OwnerCards)
};

constexpr int maxTextLength = 60;
constexpr int numberCharacters = 6;
constexpr int textCharacters = 22;

QString keyOf(const omega::ValuePlace &place)
{
    const omega::CardPart &part = place.part;
    return QStringLiteral("value/%1/%2/%3/%4/%5/%6")
        .arg(QString::fromStdString(place.card), QString::fromStdString(place.member))
        .arg(static_cast<int>(part.what))
        .arg(part.number)
        .arg(QString::fromStdString(part.extra), QString::fromStdString(part.entry));
}

QString keyOf(const omega::ValuePlace &place, const std::string &word)
{
    return keyOf(place) + u'/' + QString::fromStdString(word);
}

/// Data from which a value's field is made.
struct ValueField
{
    const OwnerPageState &state;
    const omega::PackValue &value;
    const OwnerDraft &draft;
    const OwnerCardActions &actions;
    /// Its card, part and name: "Reject: Stance 1: Speed".
    QString path;

    [[nodiscard]] Action<QString> give() const
    {
        return [give = actions.give, place = value.place](const QString &text) { give(place, text); };
    }

    [[nodiscard]] const RefusedValue *refused() const
    {
        const std::optional<RefusedValue> &refused = draft.refused;
        return refused && refused->place == value.place && refused->kept == value.text ? &*refused : nullptr;
    }

    /// The text in its field: as typed or refused, or else the known value.
    [[nodiscard]] QString text() const
    {
        if (draft.typing && draft.typing->first == value.place)
            return draft.typing->second;
        return refused() != nullptr ? refused()->typed : QString::fromStdString(value.text);
    }
};

Part lineOf(const ValueField &field)
{
    const omega::ValueKind kind = field.value.kind;
    const bool isWide = kind == omega::ValueKind::Text || kind == omega::ValueKind::Spaces;
    const auto typed = [type = field.actions.type, place = field.value.place](const QVariant &text)
    { type(place, text.toString()); };
    const auto finished = [give = field.give()](const QVariant &text) { give.run(text.toString()); };
    return dossier::field(keyOf(field.value.place), field.path, field.text(), typed)
        .with(&Field::finished, Action<QVariant>(finished))
        .with(&Field::max, maxTextLength)
        .with(&Field::characters, isWide ? textCharacters : numberCharacters)
        .with(&Field::placeholder, kind == omega::ValueKind::Spaces ? QStringLiteral("–") : QStringLiteral("?"))
        .with(&Field::version, field.draft.version);
}

/// A list of words of which one is chosen, or none while it is unknown.
Part listOf(const ValueField &field)
{
    const omega::PackValue &value = field.value;
    std::vector<std::string> words = value.words;
    QStringList names;
    for (const std::string &word : words)
        names << wording::word(field.state, value, word);
    if (value.text.empty() || value.canBeNone)
    {
        words.insert(words.begin(), std::string());
        names.prepend(value.asked ? QStringLiteral("?") : QStringLiteral("–"));
    }
    const auto row = std::ranges::find(words, value.text) - words.begin();
    const auto chosen = [give = field.give(), words](const QVariant &entered)
    { give.run(QString::fromStdString(words.at(static_cast<std::size_t>(std::max(0, entered.toInt()))))); };
    return choice(keyOf(value.place), field.path, names,
        row < static_cast<std::ptrdiff_t>(words.size()) ? static_cast<int>(row) : 0, chosen)
        .with(&Field::version, field.draft.version);
}

/// A check box for each word.
Part boxesOf(const ValueField &field)
{
    const QStringList ticked = QString::fromStdString(field.value.text).split(QStringLiteral(", "), Qt::SkipEmptyParts);
    const auto turned = [&](const QString &turnedWord)
    {
        return [give = field.give(), ticked, turnedWord, words = field.value.words](const QVariant &isOn)
        {
            QStringList after;
            for (const std::string &one : words)
                if (const QString word = QString::fromStdString(one);
                    word == turnedWord ? isOn.toBool() : ticked.contains(word))
                    after << word;
            give.run(after.join(QStringLiteral(", ")));
        };
    };
    Parts boxes;
    for (const std::string &one : field.value.words)
    {
        const QString word = QString::fromStdString(one);
        const QString name = wording::word(field.state, field.value, one);
        boxes.push_back(dossier::field(keyOf(field.value.place, one), QStringLiteral("%1: %2").arg(field.path, name),
            ticked.contains(word), turned(word))
                .with(&Field::around, name)
                .with(&Field::version, field.draft.version)
                .withTip(wording::form(field.value)));
    }
    return flow(std::move(boxes)).spaced(12);
}

Part controlOf(const ValueField &field)
{
    if (field.value.kind == omega::ValueKind::Words)
        return boxesOf(field);
    Part control = field.value.kind == omega::ValueKind::Word ? listOf(field) : lineOf(field);
    return std::move(control).withTip(wording::form(field.value)).with(&Part::alignment, Qt::AlignLeft);
}

Part valueField(const ValueField &field)
{
    const RefusedValue *refused = field.refused();
    return column({text(wording::name(field.state, field.value), Role::Small), controlOf(field),
                      text(refused != nullptr ? wording::reason(refused->fault, &field.value) : QString(), Role::Fault)
                          .wrapping()
                          .when(refused != nullptr)})
        .spaced(3)
        .keyed(keyOf(field.value.place) + QStringLiteral("/field"));
}

/// Returns the values of a card in rows, under the names of its parts; check boxes take as many rows as they need.
Parts valueRows(
    const OwnerPageState &state, const omega::PackCard &card, const OwnerDraft &draft, const OwnerCardActions &actions)
{
    Parts rows;
    Parts beside;
    const auto endRow = [&]
    {
        if (!beside.empty())
            rows.push_back(flow(std::exchange(beside, {})).spaced(12));
    };
    omega::CardPart part;
    for (const omega::PackValue &value : card.values)
    {
        QStringList path{wording::name(state.step, card)};
        const QString partName = wording::partOf(value.place);
        if (!value.place.part.isSamePart(part))
        {
            endRow();
            part = value.place.part;
            rows.push_back(text(partName, Role::Caption).wrapping());
        }
        if (value.place.part.what != omega::PackPart::Card)
            path << partName;
        path << wording::name(state, value);
        Part one = valueField({state, value, draft, actions, path.join(QStringLiteral(": "))});
        if (value.kind == omega::ValueKind::Words)
            endRow();
        (value.kind == omega::ValueKind::Words ? rows : beside).push_back(std::move(one));
    }
    endRow();
    return rows;
}

Part ownerCard(
    const OwnerPageState &state, const omega::PackCard &card, const OwnerDraft &draft, const OwnerCardActions &actions)
{
    const QString name = wording::name(state.step, card);
    const QString id = QString::fromStdString(card.id);
    Parts inside{row({text(name, Role::Heading).wrapping().stretched(),
        button({}, "icon", [remove = actions.remove, id] { remove(id); })
            .with(&Button::icon, QStringLiteral("x"))
            .withTip(CardWords::tr("Delete %1", "a card").arg(name))
            .when(card.added)})};
    std::ranges::move(valueRows(state, card, draft, actions), std::back_inserter(inside));
    return dossier::card(std::move(inside)).spaced(8, {18, 12, 14, 14}).keyed(QStringLiteral("card/") + id);
}

} // namespace

Part ownerCards(const OwnerPageState &state, const OwnerDraft &draft, const OwnerCardActions &actions)
{
    Parts cards;
    for (const omega::PackCard &card : state.cards)
        cards.push_back(ownerCard(state, card, draft, actions));
    return column(std::move(cards)).spaced(12);
}

QString firstValueKey(const OwnerPageState &state)
{
    const omega::PackValue *first = nullptr;
    for (const omega::PackCard &card : state.cards)
        for (const omega::PackValue &value : card.values)
            if (first == nullptr || (value.isLeft() && !first->isLeft()))
                first = &value;
    if (first == nullptr)
        return {};
    return first->kind == omega::ValueKind::Words ? keyOf(first->place, first->words.front()) : keyOf(first->place);
}

} // namespace dossier
