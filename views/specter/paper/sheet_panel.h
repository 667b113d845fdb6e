#pragma once

#include "views/specter/asks/ask.h"
#include "views/specter/paper/sheet_reading.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace dossier
{

/// After the game: an agent's sheet that was kept on paper is copied turn by turn, laid open, and held against all that
/// was said; a sheet of the app's lies open with what did not fit it.
class SheetPanel : public QFrame
{
    Q_OBJECT

public:
    explicit SheetPanel(QWidget *parent);

    /// Shows itself after the game, where there is a sheet to copy or one that lies open.
    void render(const SeenSpecter &view, specter::Agent agent);

    /// Whether the next space that is pressed on the board is where a turn ended.
    [[nodiscard]] bool isPlacing() const;

    /// Writes the space into the turn that is picked, and goes on to the next.
    void place(const specter::Coordinate &at);

    /// The sheet that was copied; nothing while it cannot be read or has no turn.
    [[nodiscard]] std::optional<SpecterAsk> command() const;

    void takeFocus();

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// Other turns are written.
    void entered();

private:
    void layOut();
    void listen();
    void begin();
    void setTexts();
    void renderRows();
    void renderCard();
    void renderCopied();
    void renderResult();
    void write(int row, const QString &spaces);
    [[nodiscard]] std::optional<specter::AgentKind> character() const;
    [[nodiscard]] QString hint() const;

    SeenSpecter m_view;
    specter::Agent m_agent = specter::Agent::First;
    std::vector<CopiedTurn> m_turns;
    std::vector<specter::CardUse> m_uses;
    QLabel *m_headline;
    QLabel *m_result;
    QWidget *m_copy;
    QComboBox *m_character;
    QTableWidget *m_table;
    QComboBox *m_card;
    QLabel *m_hint;
    QPushButton *m_layOpen;
};

} // namespace dossier
