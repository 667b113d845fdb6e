#pragma once

#include "views/omega/selection/omega_command.h"
#include "views/omega/setup/stack_moves.h"

#include <QListWidget>

#include <functional>

namespace dossier
{

/// MIME type of a room card's data while it is dragged.
constexpr const char *roomCardFormat = "application/x-dossier-room-card";

struct StackListActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Enter on a card: the next picked room gets it.
    std::function<void()> holdCard{};
};

/// The hidden rooms with the cards of their stacks, and the cards of the box: cards are dragged, or moved by keys, from
/// place to place. It changes nothing: it reports the stacks that the user wants.
class StackList : public QListWidget
{
    Q_OBJECT

public:
    StackList(StackListActions actions, QWidget *parent);

    void render(const OmegaViewPtr &view);

    /// Puts the card that is chosen, or dragged, last into the stack of a room.
    void sendTo(omega::RoomId room);

    /// The card that is chosen; none on a heading.
    [[nodiscard]] std::optional<CardPlace> chosen() const;

    /// Chooses the heading of a room.
    void showRoom(omega::RoomId room);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void addHeading(const QString &text, const std::optional<omega::RoomId> &room);
    void addCard(const omega::RoomCardId &card, const CardPlace &place);
    void choose(const std::optional<CardPlace> &place);
    void moveTo(const CardPlace &to);
    void step(int by);
    [[nodiscard]] CardPlace placeUnder(const QPoint &point) const;

    const StackListActions m_actions;
    OmegaViewPtr m_view;
};

} // namespace dossier
