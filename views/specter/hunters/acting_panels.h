#pragma once

#include "views/specter/asks/hunters_pick.h"
#include "views/specter/hunters/answer_panel.h"
#include "views/specter/hunters/hunters_offers.h"
#include "views/specter/hunters/report_panel.h"
#include "views/specter/words/wording.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace dossier
{

class AttackPanel;
class Screen;
class SheetPanel;

/// What is to be done now on the hunters' page: the movement of the hunter on turn, his dice, what the agent on paper
/// answers and shows, the copied sheet after the game, and what else can be asked for. Each panel is there while it is
/// needed.
class ActingPanels : public QWidget
{
    Q_OBJECT

public:
    explicit ActingPanels(QWidget *parent);

    /// `tells` is what the question that is picked would tell. What is looked back at can only be read.
    void render(
        const SeenSpecter &view, const HuntersPick &pick, specter::Agent asked, bool past, const QString &tells);

    [[nodiscard]] Entered entered() const;

    /// Gives the keyboard to what waits for an entry; false where nothing does.
    bool takeFocus();

    /// A letter begins the name of a space; false where none can be typed.
    bool typeSpace(const QString &letter);
    /// What was typed is a space, or is none.
    void takeTyped(bool isSpace);

    /// Whether the next space that is pressed on the board is an answer, or where a turn of the sheet ended.
    [[nodiscard]] bool isPlacing() const;
    void place(const specter::Coordinate &at);
    /// The sheet waits for spaces as long as it is there: that is nothing that could be given up.
    [[nodiscard]] bool canStopPlacing() const;
    void stopPlacing();

    /// The die that was entered last goes again; false where none is entered.
    [[nodiscard]] bool canTakeDieBack() const;
    bool takeDieBack();

    void askDecision(const SpecterAsk &rolled);
    void setCanRoll(bool can);

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    void rollAsked(const dossier::SpecterAsk &command);
    void ruleAsked(dossier::Rule rule);
    void pickedOtherwise(const dossier::HuntersPick &pick);
    void answered(const dossier::specter::Said &said);
    void placingChanged();
    /// Other dice or other turns of the sheet are entered.
    void enteredOtherwise();
    void spaceTyped(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void listen();
    void renderEntry(const specter::View &view, bool past);
    void renderTurn();
    [[nodiscard]] bool isReportPlacing() const;
    void placeReported(const specter::Coordinate &at);
    [[nodiscard]] bool isAnswerPlacing() const;
    void answer(const std::optional<specter::Coordinate> &at);
    void focusAnswer();

    SeenSpecter m_view;
    QLabel *m_notice;
    QLineEdit *m_entry;
    AttackPanel *m_attack;
    /// The movement, the answer and the report.
    Screen *m_turn;
    HuntersPick m_pick;
    QString m_tells;
    bool m_moves = false;
    AnswerDraft m_answer;
    bool m_answers = false;
    ReportDraft m_reported;
    bool m_reports = false;
    SheetPanel *m_sheet;
    Screen *m_offers;
};

} // namespace dossier
