#pragma once

#include "model/conquest/seen/refusal.h"
#include "views/conquest/board/hex_scene.h"
#include "views/conquest/desk/ask.h"
#include "views/session/table_page.h"

class QFrame;
class QLabel;
class QMenu;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class AskButtons;
class AskForm;
class BattlePanel;
class CardForm;
class ConquestHeader;
class HandPanel;
class HexBoard;
class HumansCard;
class PlayerCard;
class TokensPanel;
struct ConquestOffer;
struct ConquestPrimary;

/// The page on which Conquest of Planet Earth is played: who plays, the board, and what is due now. It shows what a
/// seat may know, and says what is asked; it changes nothing.
class ConquestPage : public TablePage
{
    Q_OBJECT

public:
    explicit ConquestPage(QWidget *parent = nullptr);

    /// Rolls the dice of a command and draws its cards; where nobody does, people enter all of it.
    using Chance = std::function<conquest::Command(const conquest::Command &)>;
    void drawBy(Chance chance);

    /// What everybody would see of a command, so that it can be drawn before it is given.
    using Foresight = std::function<conquest::Events(const conquest::Command &)>;
    void foreseeBy(Foresight foresight);

    void render(const SeenConquest &view);

    /// Shows the table as it stood after a line of the journal; nothing can be done until `render` shows it as it
    /// stands.
    void renderPast(const SeenConquest &view);

    /// What is shown next is another game.
    void forget();

    void setTheme(const Theme &theme) override;

    /// Says why nothing was done.
    void explain(const conquest::Violation &why, const ConquestAsk &ask);
    void explainImpossible();

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

    [[nodiscard]] const HexBoard &board() const { return *m_board; }

    [[nodiscard]] std::optional<conquest::AlienId> pickedAlien() const { return m_alien; }

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::ConquestAsk &command, const QString &ruling);
    /// A player wants to see what is his alone, or is done with it.
    void handAsked(dossier::conquest::Colour player);
    void coverAsked();
    /// Command tokens are to be chosen in secret: one after the other, or all at once by keys.
    void tokensAsked(bool byKeys);

protected:
    void letGo() override;
    bool closeForm() override;
    bool typeSpace(const QString &letter) override;
    void showAgain() override;
    void setNarrow(bool narrow) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ConquestPage(HexBoard *board, QWidget *parent);
    void fill();
    void listen();
    void listenToPanels();
    void listenToBoard();

    void present(const SeenConquest &view);
    /// The one place where what is picked becomes what is seen.
    void refresh();
    void refreshCards();
    void refreshDue();
    void refreshSaid();
    void refreshHint();
    void refreshBoard();
    void addWhatIsDue(HexScene &scene) const;
    void addPlan(HexScene &scene) const;
    void renderPrimary();

    /// What is most likely meant now.
    [[nodiscard]] std::optional<std::size_t> current() const;
    [[nodiscard]] std::optional<ConquestAsk> asked() const;
    [[nodiscard]] ConquestPrimary primary() const;
    [[nodiscard]] std::vector<ConquestOffer> offers() const;
    void pressPrimary();

    void give(const ConquestAsk &ask);
    void draw(const ConquestAsk &ask);
    void drawAll();
    void plan();
    void givePlan();
    void press(conquest::Place place);
    void activate(conquest::Place place);
    void drop(conquest::Place from, conquest::Place to);
    void openMenu(conquest::Place place, QPoint at);
    void addCorrections(QMenu &menu, conquest::Place place);
    void openHand(conquest::Colour player);
    [[nodiscard]] QString describe(conquest::Place place) const;
    /// Where a battle is, or would be, on the space that is picked.
    [[nodiscard]] std::optional<std::pair<conquest::Place, conquest::Colour>> battleInSight() const;

    SeenConquest m_view;
    /// The table as it stood when it was shown last, not looked back at.
    SeenConquest m_now;
    Chance m_chance;
    Foresight m_foresight;
    std::optional<conquest::AlienId> m_alien;
    std::optional<conquest::Place> m_place;
    /// Whose hand is open.
    std::optional<conquest::Colour> m_hand;
    /// Tokens that were rolled for, and lie on the board as they would be placed.
    std::vector<conquest::Command> m_plan;
    std::vector<std::pair<conquest::Place, conquest::Place>> m_arrows;
    /// What was turned up or played last, whose text is to be read.
    std::string m_saidCard;
    /// Many commands are being given: what they do is shown at the end.
    bool m_busy = false;
    /// A command was refused, or could not be.
    bool m_stopped = false;
    HexBoard *m_board;
    ConquestHeader *m_header;
    QWidget *m_people;
    QVBoxLayout *m_peopleColumn;
    QWidget *m_peopleCards;
    std::vector<PlayerCard *> m_cards;
    HumansCard *m_humans;
    QWidget *m_side;
    QVBoxLayout *m_sideColumn;
    QWidget *m_sideCards;
    TokensPanel *m_tokens;
    BattlePanel *m_battle;
    AskForm *m_form;
    AskButtons *m_offers;
    HandPanel *m_handPanel;
    QFrame *m_said;
    QLabel *m_saidText;
    QPushButton *m_apply;
    /// What to press in the action phase.
    QLabel *m_hint;
    QPushButton *m_byName;
    QPushButton *m_correct;
    CardForm *m_cardForm;
};

} // namespace dossier
