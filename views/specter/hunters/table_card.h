#pragma once

#include "views/specter/asks/ask.h"

#include <QFrame>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace dossier
{

class AskRow;

/// What the table decides: where a hunter or the vehicle stands, and that the game ends, whatever the rules say; and
/// whom four hunters bar from the vehicle (SO-HUNT-6).
class TableCard : public QFrame
{
    Q_OBJECT

public:
    explicit TableCard(QWidget *parent);

    /// Hides itself where no game is under way.
    void render(const SeenSpecter &view);

    /// Whether the next space that is pressed on the board is the right place.
    [[nodiscard]] bool isPlacing() const { return isVisible() && m_placing; }

    void place(const specter::Coordinate &at);
    void stopPlacing();

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    void placingChanged();

private:
    void layOut();
    void retranslate();
    void fillWho();
    void renderPlaces();
    void renderBar();
    void renderEndings();
    /// Whose place is put right; none for the vehicle's.
    [[nodiscard]] std::optional<specter::HunterKind> who() const;

    SeenSpecter m_view;
    std::vector<specter::HunterKind> m_hunters;
    bool m_placing = false;
    QLabel *m_caption;
    QComboBox *m_who;
    QPushButton *m_put;
    QPushButton *m_getsIn;
    QPushButton *m_end;
    AskRow *m_bar;
    AskRow *m_endings;
};

} // namespace dossier
