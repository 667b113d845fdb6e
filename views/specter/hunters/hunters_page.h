#pragma once

#include "model/specter/seen/refusal.h"
#include "views/session/grid_page.h"
#include "views/specter/asks/ask.h"
#include "views/specter/asks/hunters_pick.h"
#include "views/specter/asks/inference.h"

#include <map>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace dossier
{

class AgentCard;
class AnswerPanel;
class AskRow;
struct AskOffer;
class AttackPanel;
class ClashBar;
class FactsPanel;
class HunterCard;
class HuntersHeader;
class InferencePanel;
class MovementPanel;
class ReportPanel;
class SaidCard;
class SheetPanel;
class TableCard;
struct BoardScene;
struct PrimaryAct;

/// The hunters' desk: where they are and what they can do, what the agent said, and where he can be by what everybody
/// knows. It shows what a hunter or everybody may know, and says what is asked; it changes nothing.
class HuntersPage : public GridPage
{
    Q_OBJECT

public:
    explicit HuntersPage(QWidget *parent = nullptr);

    void render(const SeenSpecter &view);

    /// Shows the table as it stood after a line of the journal; nothing can be done until `render` shows it as it
    /// stands.
    void renderPast(const SeenSpecter &view);

    /// What is shown next is another game.
    void forget();

    void setTheme(const Theme &theme) override;

    /// Says why nothing was done.
    void explain(const specter::Violation &why, const SpecterAsk &ask);
    void explainImpossible();
    /// The app rolled dice that can be read both ways: they lie there until people say whether they hit.
    void askDecision(const SpecterAsk &rolled);

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

    [[nodiscard]] const HuntersPick &picked() const { return m_pick; }

    /// Why the agent can be on a space, or cannot, in words.
    [[nodiscard]] QString explanationOf(Space space);

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::SpecterAsk &command, const QString &ruling);
    /// The app rolls the dice of it.
    void rollAsked(const dossier::SpecterAsk &command);
    /// A hunter wants to look at his role card, alone.
    void roleAsked(dossier::specter::HunterKind hunter);
    /// The heat map is to be seen in the window for everybody, or no longer.
    void heatForEverybody(bool shown);

protected:
    void letGo() override;
    bool typeSpace(const QString &letter) override;
    void showAgain() override;
    void setNarrow(bool narrow) override;
    void connectNotify(const QMetaMethod &signal) override;

private:
    void fill();
    void listen();
    void listenToPanels();
    void listenToBoard();

    void present(const SeenSpecter &view);
    /// Scrolls the board to the hunter on turn, else to where the agent can be.
    void showWhereItHappens();
    /// The one place where what is picked becomes what is seen.
    void refresh();
    void refreshCards();
    void renderPrimary();
    void refreshPanels();
    void refreshInference();
    void refreshBoard();
    void addWashes(BoardScene &scene);
    void addPlaces(BoardScene &scene) const;
    [[nodiscard]] PrimaryAct primary() const;
    [[nodiscard]] PrimaryAct primaryOnTurn() const;
    [[nodiscard]] PrimaryAct primaryAfterwards() const;
    [[nodiscard]] std::vector<AskOffer> offers() const;
    /// What a movement that ends there would tell; what the sensor would tell.
    [[nodiscard]] QString tellsOf(const HuntersPick &pick) const;
    [[nodiscard]] QString sensorTells() const;

    void give(const SpecterAsk &ask);
    void pick(const HuntersPick &pick);
    void answer(const specter::Said &said);
    void press(Space space);
    /// The hunter who is picked begins, and who is done ends: no button is needed for it.
    void passTurn();
    [[nodiscard]] bool canEnd() const;
    /// Who begins by a press on a space.
    [[nodiscard]] std::optional<specter::HunterKind> nextHunter() const;
    /// The table with his turn begun.
    [[nodiscard]] SeenSpecter supposed() const;
    void goTo(const QString &name);
    void pointAt(std::optional<Space> space);
    void activate(Space space);
    bool stopPlacing();
    [[nodiscard]] bool isPlacing() const;
    [[nodiscard]] bool onPaper() const;

    SeenSpecter m_view;
    /// The table as it stood when it was shown last, not looked back at.
    SeenSpecter m_now;
    HuntersPick m_pick;
    specter::Agent m_agent = specter::Agent::First;
    std::map<specter::Agent, Inference> m_inferences;
    HuntersHeader *m_header;
    QWidget *m_people;
    QVBoxLayout *m_peopleColumn;
    QWidget *m_peopleCards;
    QWidget *m_actions;
    QLabel *m_waiting;
    QLineEdit *m_entry;
    AgentCard *m_agentCard;
    TableCard *m_tableCard;
    std::vector<HunterCard *> m_cards;
    AttackPanel *m_attack;
    MovementPanel *m_movement;
    AnswerPanel *m_answers;
    ReportPanel *m_report;
    SheetPanel *m_sheet;
    AskRow *m_offers;
    QWidget *m_known;
    QVBoxLayout *m_knownColumn;
    QWidget *m_knownCards;
    ClashBar *m_clash;
    SaidCard *m_said;
    InferencePanel *m_inference;
    FactsPanel *m_facts;
};

} // namespace dossier
