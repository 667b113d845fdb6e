#pragma once

#include "views/actions/desk_page.h"
#include "views/conquest/setup/wish.h"
#include "views/kit/draft.h"
#include "views/kit/screen.h"
#include "views/session/recent_sessions.h"

#include <optional>

namespace dossier
{

class CampaignChoice;
class HexBoard;

/// The two sets of cards that a game can be played with.
struct ConquestBoxes
{
    conquest::Pack sample{};
    conquest::Pack own{};
};

/// Sets up a game of Conquest of Planet Earth: everything is filled in from the start, and one button begins.
class ConquestSetupPage : public Screen, public DeskPage
{
    Q_OBJECT

public:
    /// `draw` supplies the random numbers.
    explicit ConquestSetupPage(DrawBelow draw, QWidget *parent = nullptr);

    /// Shows a wish for a game with one of these boxes, and moves the focus to the first field.
    void begin(const ConquestBoxes &boxes, const ConquestWish &wish);

    /// Takes values that the owner has meanwhile entered for the box: values typed here stay when the box has none.
    void takeOwnBox(const conquest::Pack &own);

    /// The campaign files that the game can be added to; that one is chosen, or a new one.
    void offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen);

    /// The players, their names, the mode and the box; `setDraft` shows them again.
    [[nodiscard]] Draft draft() const;
    [[nodiscard]] static Draft draftOf(
        const conquest::Players &players, const std::map<conquest::Colour, QString> &people, bool sample);

    /// Gives everybody's name to the next colour; the colours have the races of these seats.
    [[nodiscard]] static Draft withRolesSwapped(
        const Draft &draft, const std::map<conquest::Colour, conquest::PlayerInPlay> &seats);
    void setDraft(const Draft &draft);

    /// Chooses the options, variants and kept hands of another table, as far as they fit these players.
    void setOptions(const conquest::Players &players, const conquest::TableOptions &options);

    [[nodiscard]] const ConquestWish &wish() const { return m_wish; }

    /// Returns the pack of the present choices.
    [[nodiscard]] const conquest::Pack &pack() const { return m_wish.sample ? m_boxes.sample : m_boxes.own; }

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

signals:
    void sessionMade(const dossier::ConquestWish &wish);
    void backRequested();
    /// The owner wants to enter the printed values of the box.
    void boxRequested();
    void possibleChanged();
    /// The user typed a name, or chose an option.
    void edited();

private:
    void listenToBoard();
    void apply(const ConquestWish &wish);
    void takeGame(ConquestWish &wish, const Draft &draft);
    void refresh();

    [[nodiscard]] bool canBegin() const { return missingIn(m_wish, pack()).empty(); }

    [[nodiscard]] Part made();
    [[nodiscard]] Part seats();
    [[nodiscard]] Parts rightCards();
    void renderBoard();
    [[nodiscard]] QString boardHint() const;
    [[nodiscard]] QString unknownHint() const;
    void pick(conquest::Place place);
    void moveSection(int section, int to);
    void create();

    DrawBelow m_draw;
    ConquestBoxes m_boxes;
    ConquestWish m_wish;
    /// In its fields Enter goes to the next one.
    Screen *m_seats;
    HexBoard *m_board;
    CampaignChoice *m_campaign;
    /// The section that was picked up; it goes to the next place picked.
    std::optional<int> m_carried;
};

} // namespace dossier
