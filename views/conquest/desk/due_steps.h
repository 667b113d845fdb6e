#pragma once

#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/drawn_ahead.h"

#include <set>

namespace dossier
{

class AskForm;
struct DueDraft;

/// What the one button does with what is due: it gives it, rolls and draws for it, sends people to whoever's it is, or
/// to the form where they fill it in. What was rolled for tokens waits here until it is placed.
class DueSteps : public QObject
{
    Q_OBJECT

public:
    /// The look and the draft stay where they are.
    DueSteps(const TableLook &look, const DueDraft &draft, AskForm *form, QObject *parent);

    [[nodiscard]] DrawnAhead &ahead() { return m_ahead; }

    /// The command that the form holds, once it is complete.
    [[nodiscard]] std::optional<ConquestAsk> complete() const;

    /// What the button says now.
    [[nodiscard]] ConquestPrimary primary() const;

    /// Whether it would give up what the player still has: no key does that, only a press on the button itself.
    [[nodiscard]] bool givesUp() const;

    /// Does what it says.
    void press();

    /// Digits are dice: of what the form asks for, and where the same fight can go on the first of its next round,
    /// which says that nobody flees. False for any other key.
    bool takeKey(const QKeyEvent &event);

    /// Rolls and draws what a command lacks.
    void draw(const ConquestAsk &ask);

signals:
    void given(const dossier::ConquestAsk &ask);
    /// One after the other, as long as there is one and none is refused.
    void eachGiven(const std::function<std::optional<dossier::ConquestAsk>()> &next);
    /// What was rolled waits on the board, or in the form.
    void waits();
    void handAsked(dossier::conquest::Colour player);
    void tokensAsked();
    /// The tokens of cardboard are entered.
    void tokensRevealed();
    /// The game is over, and people are done with it.
    void leaveAsked();

private:
    void giveThePlan();
    void drawAll(std::set<std::size_t> kinds);
    void drawOrAsk(const ConquestAsk &ask);

    const TableLook &m_look;
    const DueDraft &m_draft;
    AskForm *m_form;
    DrawnAhead m_ahead;
};

} // namespace dossier
