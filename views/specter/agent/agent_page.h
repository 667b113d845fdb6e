#pragma once

#include "model/core/rule.h"
#include "views/board/board_scene.h"
#include "views/kit/theme.h"
#include "views/specter/asks/agent_draft.h"
#include "views/specter/asks/ask.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class AgentHeader;
class AgentOffers;
class BoardView;
class CardChooser;
class EndsCard;
class FlowingArea;
class HuntersCard;
class KnowCard;
class MovementSheet;
class PathBar;
class ReasonBar;
class SayCard;
class SideColumn;

/// The agent's screen: the movement sheet, the board with the move that is drawn, what has to be said of it, and what
/// the hunters can know. It shows what the agent's player may know and says what is asked; it changes nothing.
class AgentPage : public QWidget
{
    Q_OBJECT

public:
    explicit AgentPage(QWidget *parent = nullptr);

    void render(const SeenSpecter &view);

    /// Shows the table as it stood earlier; nothing can be done until `render` shows it as it stands.
    void renderPast(const SeenSpecter &view);

    [[nodiscard]] bool looksBack() const { return m_past; }

    void setTheme(const Theme &theme);

    /// Puts the journal at the foot of the page, which owns it from now on.
    void setJournal(QWidget *journal);

    /// Says why nothing was done.
    void explain(const specter::Violation &why, const SpecterAsk &ask);
    void explainImpossible();
    void askWhyUndo();

    /// Whether the one button can be pressed, and does it.
    [[nodiscard]] bool canGoOn() const;
    void goOn();

    [[nodiscard]] const BoardView &board() const { return *m_board; }

    [[nodiscard]] const AgentDraft &draft() const { return m_draft; }

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::SpecterAsk &command, const QString &ruling);
    void undoAsked(const QString &correction);
    void redoAsked();
    void ruleAsked(dossier::Rule rule);
    void leaveAsked();
    /// Somebody else takes the machine.
    void handOverAsked();
    /// The table is to be seen as it stands.
    void nowAsked();
    void possibleChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void layOutFoot();
    void listen();
    void listenToDraft();
    void listenToPath();
    void listenToBoard();
    void addKeys();
    void arrange();
    void showHint();
    void fitPanels();
    /// Scrolls to where the agent stands.
    void centreBoard();
    void retranslate();
    /// Shows a table, as it stands or as it stood.
    void showTable(const SeenSpecter &view);
    /// The one place where what is drawn becomes what is seen.
    void refresh();
    void refreshBoard();
    [[nodiscard]] bool hasSheetToLayOpen() const;
    void refreshPrimary();
    void draw(const AgentDraft &draft);
    void press(Space space, bool quietest);
    void stepBack();
    /// Works out what the card of the draft changes.
    void lookAround();
    void leaveStep();
    void give(const SpecterAsk &ask);
    void doPrimary();
    void writeMove();
    void putHealth(int left);
    [[nodiscard]] QString described(Space space) const;

    [[nodiscard]] std::vector<Space> path() const { return {m_draft.path.begin(), m_draft.path.end()}; }

    SeenSpecter m_view;
    bool m_past = false;
    AgentDraft m_draft;
    DraftVerdict m_verdict;
    /// What the view alone decides, worked out once.
    BoardScene m_scene;
    std::vector<specter::QuietestEnd> m_ends;
    /// Where the table would see him, with the draft's card.
    SpaceSet m_sight;
    PublicKnowledge m_known;
    /// The way of an earlier turn that the sheet shows.
    std::vector<Space> m_earlier;
    Theme m_theme;
    bool m_narrow = false;
    QHBoxLayout *m_row;
    AgentHeader *m_header;
    MovementSheet *m_sheet;
    BoardView *m_board;
    FlowingArea *m_below;
    ReasonBar *m_reason;
    AgentOffers *m_offers;
    PathBar *m_path;
    CardChooser *m_cards;
    QWidget *m_cardsColumn;
    QVBoxLayout *m_column;
    SayCard *m_say;
    EndsCard *m_stops;
    KnowCard *m_know;
    HuntersCard *m_hunters;
    SideColumn *m_right;
    QWidget *m_foot;
    QVBoxLayout *m_footColumn;
    QLabel *m_hint;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_handOver;
};

} // namespace dossier
