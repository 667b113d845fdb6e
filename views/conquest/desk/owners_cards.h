#pragma once

#include "model/conquest/seen/refusal.h"
#include "views/conquest/desk/ask.h"
#include "views/conquest/desk/card_form.h"

#include <QObject>

namespace dossier
{

class CardAsked;

/// What the owner of a box says of its cards while they come up: a card that Dossier has never met, or one whose
/// numbers it does not know, is asked for once, and what was begun with it goes on.
class OwnersCards : public QObject
{
    Q_OBJECT

public:
    /// What goes on once the card is told.
    struct Waiting
    {
        std::optional<ConquestAsk> ask{};
        /// The form for a card takes the name of what is told.
        bool formTakes = false;
        /// The form that named the card opens again: with what is told, where no command waits, and as it was where
        /// nothing is told.
        std::optional<CardDraft> form{};
    };

    OwnersCards(CardAsked *asked, QObject *parent);

    void render(const SeenConquest &view) { m_view = view; }

    /// Asks for what a command was refused for, where it was for want of a printed number; false for any other reason.
    bool asksFor(const conquest::Violation &why, const ConquestAsk &ask);

    /// Asks for what is printed on a card that was said wrongly; nothing else goes on by it.
    void correct(const conquest::Printed &printed);

    /// Asks for what is printed on a card that turned up for a command and is in no list; its form takes it.
    void askNew(const ConquestAsk &ask, const QString &name);

    /// Asks for what is printed on a new event that was named in that form, which goes on with it.
    void askNew(const CardDraft &form, const QString &name);

    [[nodiscard]] const Waiting &waiting() const { return m_waiting; }

    void waitFor(const Waiting &waiting) { m_waiting = waiting; }

signals:
    void commandGiven(const dossier::ConquestAsk &command);
    void formGoesOn(const dossier::CardDraft &form);
    /// The command that waited is given now.
    void commandGoesOn(const dossier::ConquestAsk &command);
    /// The form for what is due takes that card.
    void described(const std::string &name);

private:
    void giveUp();
    void tell(const conquest::Printed &printed);

    SeenConquest m_view;
    CardAsked *m_asked;
    Waiting m_waiting;
};

} // namespace dossier
