#pragma once

#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/offers_now.h"
#include "views/conquest/desk/open_beside.h"

namespace dossier
{

class AskForm;
class FleePanel;
class HandPanel;
class ReadCard;
class TokensPanel;

/// What is due now, from top to bottom: a hint, the battle, the choice of tokens, the form for dice and cards, what
/// else can be asked for, the card to read, a hand, and what can be done at any time.
class DueCards : public QWidget
{
    Q_OBJECT

public:
    explicit DueCards(QWidget *parent);

    /// The hand while a battle has the room beside the board; whoever has the page lays it over the board.
    [[nodiscard]] HandPanel *handOverTheBoard() const { return m_handOver; }

    void render(const TableLook &look, const OpenBeside &open);
    void setTheme(const Theme &theme);

    /// The form for what is to be filled in.
    [[nodiscard]] AskForm &form() { return *m_form; }

    /// The command that the form holds, while it is in sight and once it is whole.
    [[nodiscard]] std::optional<ConquestAsk> whole() const;

    /// Whether command tokens of cardboard are chosen for everybody, and the press that enters them.
    [[nodiscard]] bool tokensLie() const;
    void enterTokens();

signals:
    void commandGiven(const dossier::ConquestAsk &command);
    /// One act: each only where the one before was done.
    void allGiven(const std::vector<dossier::ConquestAsk> &commands);
    void drawAsked(const dossier::ConquestAsk &command);
    /// Something was filled in.
    void entered();
    /// Command tokens are to be chosen: one after the other, or all at once by keys.
    void tokensAsked(bool byKeys);
    void ruleAsked(dossier::Rule rule);
    /// The card whose text is read is to be put away.
    void cardDone();
    /// The hand that is open is covered again.
    void coverAsked();
    /// The form for cards and abilities is to open for that kind, with what is known of it.
    void cardAsked(dossier::CardForm::Kind kind, const std::string &name = {},
        std::optional<dossier::conquest::Effect> effect = {}, std::optional<dossier::conquest::Colour> player = {});

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void listen();
    void askWhatTheCardDoes();
    void renderHint();
    void renderRead();
    void retranslate();

    TableLook m_look;
    std::string m_saidCard;
    QLabel *m_hint;
    BattlePanel *m_battle;
    TokensPanel *m_tokens;
    AskForm *m_form;
    AskButtons *m_offers;
    FleePanel *m_flee;
    ReadCard *m_read;
    HandPanel *m_hand;
    HandPanel *m_handOver;
    QPushButton *m_byName;
    QPushButton *m_correct;
};

} // namespace dossier
