#include "views/conquest/desk/card_form.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/card_form_names.h"
#include "views/conquest/desk/effect_fields.h"
#include "views/conquest/words/names.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int greatestFace = 6;

/// Effects that a draft may have: more than any card.
constexpr int maxEffects = 20;

// Members of a draft as JSON.
constexpr QLatin1String kindMember("kind");
constexpr QLatin1String nameMember("name");
constexpr QLatin1String playerMember("player");
constexpr QLatin1String effectsMember("effects");
constexpr QLatin1String enteredMember("entered");

QStringList kindNames()
{
    return {CardFormWords::tr("Play an event"), CardFormWords::tr("Use an ability"),
        CardFormWords::tr("Activate Space Stuff"), CardFormWords::tr("Resolve a card"),
        CardFormWords::tr("Cancel a card"), CardFormWords::tr("Change the dice"),
        CardFormWords::tr("Correct the table"), CardFormWords::tr("End the game")};
}

template <typename Things>
std::optional<std::size_t> placeOf(const Things &things, const auto &thing)
{
    const auto found = std::ranges::find(things, thing);
    return found == things.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - things.begin()));
}

/// The owner: at first the player on turn, or the player at this seat.
Colour playerField(FormBuilder &form, const View &view, const CardDraft &draft, bool isShown)
{
    const std::vector<Colour> &players = view.open.players.colours;
    const Colour likely = draft.player.value_or(view.player.value_or(view.open.clock.active.value_or(Colour::Green)));
    const std::size_t now = placeOf(players, likely).value_or(0);
    QStringList names;
    for (const Colour colour : players)
        names << wording::name(colour);
    if (players.empty() || !isShown)
        return likely;
    return players[form.choice(QStringLiteral("player"), CardFormWords::tr("Owner"), names, now)];
}

int dieField(FormBuilder &form, const QString &key, const QString &name, int now, const QString &around)
{
    return form.number(key, name, now, 1, greatestFace, around);
}

/// The card that is cancelled: at first the one that is being played; a technology card with its die.
void addCancelled(FormBuilder &form, const View &view, CardEntry &entry)
{
    QStringList names;
    QStringList ids;
    const std::vector<conquest::Cancellable> all = conquest::cancellable(view.open);
    for (const conquest::Cancellable &card : all)
    {
        const QString name = wording::cardName(view.open, card.card);
        names << (card.of ? QStringLiteral("%1 (%2)").arg(name, wording::name(*card.of)) : name);
        ids << QStringLiteral("%1 %2 %3")
                   .arg(QString::number(card.of ? static_cast<int>(*card.of) : -1),
                       QString::number(static_cast<int>(card.deck)), QString::fromStdString(card.card));
    }
    const bool isPlayedNow = !all.empty() && isBeingPlayed(view.open, all.front());
    const auto row = form.thing(QStringLiteral("cancelled"), CardFormWords::tr("The card that is cancelled"), names,
        isPlayedNow ? std::optional<std::size_t>(0) : std::nullopt, ids);
    if (!row)
        return;
    entry.cancelled = all[*row];
    if (all[*row].deck == conquest::Deck::Technology)
        entry.own = dieField(form, QStringLiteral("own"),
            CardFormWords::tr("The die: 4 or more cancels a technology card"), 1, QStringLiteral("%1"));
}

void addDice(FormBuilder &form, const View &view, CardEntry &entry)
{
    const Fight *fight = view.open.battle ? &view.open.battle->fight : nullptr;
    const bool isRolled = fight != nullptr && !fight->attacker.empty();
    entry.own = dieField(form, QStringLiteral("own"), CardFormWords::tr("The aliens’ die"),
        isRolled ? fight->attacker.front() : 1, CardFormWords::tr("Aliens: %1", "a die"));
    entry.other
        = dieField(form, QStringLiteral("other"), CardFormWords::tr("The resistance’s die, or the other player’s"),
            isRolled && !fight->opponent.empty() ? std::ranges::max(fight->opponent) : 1,
            CardFormWords::tr("Against: %1", "a die"));
}

/// Returns the initial value of an effect, counted from 1.
std::optional<Effect> startOf(const CardDraft &draft, int place)
{
    if (place == 1 && draft.effect)
        return draft.effect;
    const auto index = static_cast<std::size_t>(place - 1);
    return index < draft.known.size() ? std::optional(draft.known[index]) : std::nullopt;
}

/// All effects but the last are shown as text; the last one has the fields. Each has keys of its own.
std::vector<Effect> addEffects(
    FormBuilder &form, const View &view, const CardDraft &draft, const FormBuilder::Change &change, Colour player)
{
    std::vector<Effect> all;
    for (int place = 1; place < draft.effects; ++place)
    {
        FormBuilder earlier(draft.entered, change);
        earlier.begin(QStringLiteral("effect %1/").arg(place));
        const EffectStart start{.effect = startOf(draft, place), .whose = player, .hands = view.hands};
        if (const auto effect = effectFields(earlier, view.open, start))
            all.push_back(*effect);
    }
    form.begin(QStringLiteral("effect %1/").arg(draft.effects));
    const EffectStart start{.effect = startOf(draft, draft.effects), .whose = player, .hands = view.hands};
    if (const auto effect = effectFields(form, view.open, start))
        all.push_back(*effect);
    return all;
}

/// Returns the command that gives no effect yet: it plays or uses the card, or leaves a due effect aside.
std::optional<Command> bareCommand(const View &view, const CardDraft &draft, CardEntry entry)
{
    const bool isEmpty = entry.effects.empty() || entry.effects == draft.known;
    entry.effects.clear();
    if (entry.name.empty())
        return std::nullopt;
    if (entry.kind == CardKind::Text)
        return isEffectDue(view.open, entry.name) ? std::optional(Command(LeaveEffect{entry.name})) : std::nullopt;
    const bool isPlayed
        = entry.kind == CardKind::Event || entry.kind == CardKind::Ability || entry.kind == CardKind::Stuff;
    return isPlayed && isEmpty ? commandOf(view, entry) : std::nullopt;
}

/// CQ-DUE-2: a card is not resolved while nothing of its effect is entered; a cancelling alone may need no effect.
QString missingIn(const CardForm &form, const CardEntry &entry, bool hasEffects, int effects, const QString &unchosen)
{
    if (form.isNew)
        return {};
    if (!form.command)
        return form.kind == CardKind::Correction ? CardFormWords::tr("Choose first what differs at your table.")
                                                 : CardFormWords::tr("Choose the card first.");
    if (!hasEffects)
        return {};
    if (!unchosen.isEmpty())
        return CardFormWords::tr("Enter first: %1.", "a field of the form").arg(unchosen);
    const bool isEmpty = entry.effects.empty() && effects == 1;
    return isEmpty && form.kind != CardKind::Cancel ? CardFormWords::tr("Choose the effect first.") : QString();
}

} // namespace

QString nameOf(CardKind kind)
{
    return kindNames().at(static_cast<qsizetype>(kind));
}

CardForm cardForm(const View &view, const CardDraft &draft, const FormBuilder::Change &change)
{
    FormBuilder form(draft.entered, change);
    CardForm made;
    made.kind = static_cast<CardKind>(
        form.thing(QStringLiteral("kind"), CardFormWords::tr("What is done"), kindNames(),
                static_cast<std::size_t>(draft.kind))
            .value_or(0));
    made.player = playerField(form, view, draft, isNamed(made.kind) && made.kind != CardKind::Text);
    CardEntry entry{.kind = made.kind, .player = made.player};
    const std::vector<std::string> names = namesFor(view, made.player, made.kind);
    QStringList shown;
    for (const std::string &name : names)
        shown << wording::cardName(view.open, name);
    if (isNamed(made.kind))
        made.name = form.search(QStringLiteral("name"), CardFormWords::tr("Name of the card or ability"), shown,
            draft.name.empty() ? QString() : wording::cardName(view.open, draft.name));
    entry.name = nameMeant(view, names, made.name);
    if (entry.kind == CardKind::Cancel)
        addCancelled(form, view, entry);
    else if (entry.kind == CardKind::Dice)
        addDice(form, view, entry);
    const bool hasEffects = isNamed(made.kind) && made.kind != CardKind::Dice
        && !isOfNoList(view, made.player, made.kind, names, made.name);
    QString said = isNamed(made.kind) ? textFor(view, made.player, made.kind, names, made.name) : QString();
    if (hasEffects)
    {
        entry.effects = addEffects(form, view, draft, change, made.player);
        const auto added = std::min<std::size_t>(static_cast<std::size_t>(draft.effects - 1), entry.effects.size());
        if (added > 0)
            said += (said.isEmpty() ? QString() : QStringLiteral("\n"))
                + sentencesOf(
                    view.open, {entry.effects.begin(), entry.effects.begin() + static_cast<std::ptrdiff_t>(added)});
    }
    if (made.kind == CardKind::Correction)
        entry.correction
            = effectFields(form, view.open, {.effect = draft.effect, .isCorrection = true, .hands = view.hands});
    // CQ-WIN-1: nobody ends a game by a slip of the hand.
    const bool isEnd = entry.correction && wouldEnd(view.open, eventOf(*entry.correction))
        && !form.check(QStringLiteral("ends"), CardFormWords::tr("Yes, the game ends with this"), false);
    if (isEnd)
        entry.correction.reset();
    made.addsEffect = hasEffects && std::ssize(entry.effects) >= draft.effects;
    made.isNew = entry.name.empty() && !made.name.isEmpty() && mayBeNew(view, made.player, made.kind);
    made.command = commandOf(view, entry);
    made.cost = made.kind == CardKind::Dice ? costOfDice(view, made.player, entry.name) : std::nullopt;
    const QString card = entry.name.empty() ? QString() : wording::cardName(view.open, entry.name);
    made.bare = hasEffects ? bareCommand(view, draft, entry) : std::nullopt;
    made.isAnnounced = made.kind == CardKind::Event && made.command && othersMayCancel(view, made.player);
    made.form = {.fields = form.takeFields(),
        .isCaptioned = true,
        .hint = said,
        .action = made.isNew ? CardFormWords::tr("Enter a new card…") : doneWith(made.kind, card),
        .actionTip = made.isNew ? CardFormWords::tr("Say once what is printed on it; this form opens again with it")
            : made.isAnnounced
            ? CardFormWords::tr("It is announced, and others may cancel it; then it does what is entered")
            : CardFormWords::tr("Do it, with what is entered"),
        .closeTip = CardFormWords::tr("Close (Esc)")};
    made.form.missing = isEnd ? CardFormWords::tr("This ends the game at once: confirm it first.")
                              : missingIn(made, entry, hasEffects, draft.effects, form.unchosen());
    if (hasEffects && entry.effects.empty() && form.unchosen().isEmpty() && !made.isNew && made.command)
        made.emptyField = form.keyOf(QStringLiteral("effect"));
    return made;
}

QString textOf(const CardDraft &draft)
{
    QJsonObject written{{kindMember, static_cast<int>(draft.kind)}, {effectsMember, draft.effects},
        {nameMember, QString::fromStdString(draft.name)}, {enteredMember, QJsonObject::fromVariantMap(draft.entered)}};
    if (draft.player)
        written.insert(playerMember, static_cast<int>(*draft.player));
    return QString::fromUtf8(QJsonDocument(written).toJson(QJsonDocument::Compact));
}

std::optional<CardDraft> cardDraftOf(const QString &text)
{
    const QJsonObject written = QJsonDocument::fromJson(text.toUtf8()).object();
    const int kind = written.value(kindMember).toInt(-1);
    const int player = written.value(playerMember).toInt(-1);
    if (kind < 0 || kind > static_cast<int>(CardKind::End))
        return std::nullopt;
    CardDraft draft{.kind = static_cast<CardKind>(kind),
        .name = written.value(nameMember).toString().toStdString(),
        .effects = std::clamp(written.value(effectsMember).toInt(1), 1, maxEffects),
        .entered = written.value(enteredMember).toObject().toVariantMap(),
        .isUnsent = true};
    if (player >= 0 && player <= static_cast<int>(Colour::Gold))
        draft.player = static_cast<Colour>(player);
    return draft;
}

} // namespace dossier
