#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/form.h"

#include <QCoreApplication>

namespace dossier
{

/// The translation context of the form for cards.
struct CardFormWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::CardForm)
};

/// Kinds of the form for cards.
enum class CardKind : std::uint8_t
{
    Event,
    Ability,
    Stuff,
    Text,
    Cancel,
    Dice,
    Correction,
    End,
};

/// Entries of the form for cards, abilities and corrections that are not given yet.
struct CardDraft
{
    CardKind kind = CardKind::Event;
    /// Initial values, until others are entered: a name, its owner, and an effect.
    std::string name{};
    std::optional<conquest::Colour> player{};
    std::optional<conquest::Effect> effect{};
    /// Initial values of all effects, if they were entered for the card before.
    std::vector<conquest::Effect> known{};
    /// Number of effects; the last of them is being entered.
    int effects = 1;
    Entered entered{};
    /// True if the form was left with these entries.
    bool isUnsent = false;

    /// Replaces the typed name.
    void rename(const std::string &other)
    {
        name = other;
        entered.removeIf([](const auto &entry) { return entry.key().endsWith(QLatin1String("/name")); });
    }
};

/// Returns the entries as a text, without the effect that the form was opened for.
QString textOf(const CardDraft &draft);

/// Returns the entries that `textOf` wrote, as unsent ones; nothing for any other text.
std::optional<CardDraft> cardDraftOf(const QString &text);

/// The form, and the command that it makes.
struct CardForm
{
    Form form{};
    CardKind kind = CardKind::Event;
    conquest::Colour player = conquest::Colour::Green;
    /// The name as typed.
    QString name{};
    std::optional<conquest::Command> command{};
    /// Command to give first: it pays for the change of dice, or plays its card.
    std::optional<conquest::Command> cost{};
    /// Command that plays or uses the card while its effect stays due, or leaves a due effect aside.
    std::optional<conquest::Command> bare{};
    /// Key of the list of effects while none is chosen for the named card.
    QString emptyField{};
    /// True when the named card is in no list: its owner first enters its printed text.
    bool isNew = false;
    /// CQ-CANCEL-1: true for an event that is played before its effect, because others may cancel it.
    bool isAnnounced = false;
    /// True if another effect can be added now.
    bool addsEffect = false;
};

/// Builds the form; the caller adds the actions of its buttons.
CardForm cardForm(const conquest::View &view, const CardDraft &draft, const FormBuilder::Change &change);

/// Returns the name of a kind in the list.
QString nameOf(CardKind kind);

} // namespace dossier
