#pragma once

#include "views/specter/hunters/answer_panel.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/hunters_offers.h"
#include "views/specter/hunters/report_panel.h"

namespace dossier
{

class SheetPanel;

struct ActingActions
{
    std::function<void(const SpecterAsk &command)> give{};
    std::function<void(Rule)> openRule{};
    std::function<void(const HuntersPick &pick)> pick{};
    std::function<void(const specter::Said &said)> answer{};
    /// A space was typed.
    std::function<void(const QString &name)> goTo{};
    /// Shows what is entered now.
    std::function<void()> changed{};
};

/// The drafts of what is to be done now on the hunters' page, and the panels for them: the movement of the hunter on
/// turn, the dice, what the agent on paper answers and shows, the copied sheet after the game, and other offers.
class ActingPanels
{
public:
    ActingPanels(SheetPanel &sheet, ActingActions actions);

    /// `tells` is the result of the question that is picked. What is looked back at can only be read.
    void update(
        const SeenSpecter &view, const HuntersPick &pick, specter::Agent asked, bool past, const QString &tells);

    [[nodiscard]] Parts parts();
    [[nodiscard]] Entered entered() const;

    [[nodiscard]] bool copiesSheet() const { return m_copiesSheet; }

    /// The keys of the parts that wait for an entry, the first one first.
    [[nodiscard]] QStringList waiting() const;

    /// The name of a space can be typed, and is so far.
    [[nodiscard]] bool canTypeSpace() const;

    void setTyped(const QString &typed) { m_typed = typed; }

    /// True if the next space that is pressed on the board is an answer, or where a turn of the sheet ended.
    [[nodiscard]] bool isPlacing() const;
    void place(const specter::Coordinate &at);

    /// The sheet waits for spaces as long as it is there: that cannot be given up.
    [[nodiscard]] bool canStopPlacing() const { return isReportPlacing() || isAnswerPlacing(); }

    void stopPlacing();

    /// Dice can be entered.
    [[nodiscard]] bool isRolling() const { return !m_past && !m_roll.options.empty(); }

    void enterFace(int face, std::optional<std::size_t> focusedDie);

    [[nodiscard]] bool canTakeDieBack() const { return isRolling() && canTakeBack(m_roll); }

    /// Removes the roll that was entered last; false where none is.
    bool takeDieBack(std::optional<std::size_t> focusedDie);

    void askDecision(const SpecterAsk &rolled);

    /// The app rolls dice from now on.
    void setRoll(std::function<void(const SpecterAsk &command)> roll) { m_rollDice = std::move(roll); }

private:
    [[nodiscard]] bool isReportPlacing() const;
    void placeReported(const specter::Coordinate &at);

    [[nodiscard]] bool isAnswerPlacing() const { return m_answers && m_answer.isPlacing; }

    void answer(const std::optional<specter::Coordinate> &at);
    [[nodiscard]] Part notice() const;
    [[nodiscard]] Part entry();

    /// Replaces a draft by another, and shows it.
    template <typename Draft>
    auto changing(Draft &draft)
    {
        return [this, &draft](const Draft &next)
        {
            draft = next;
            m_actions.changed();
        };
    }

    SheetPanel &m_sheet;
    ActingActions m_actions;
    std::function<void(const SpecterAsk &command)> m_rollDice;
    SeenSpecter m_view;
    HuntersPick m_pick;
    QString m_tells;
    QString m_typed;
    bool m_past = false;
    bool m_moves = false;
    RollDraft m_roll;
    AnswerDraft m_answer;
    ReportDraft m_reported;
    bool m_answers = false;
    bool m_reports = false;
    bool m_copiesSheet = false;
};

} // namespace dossier
