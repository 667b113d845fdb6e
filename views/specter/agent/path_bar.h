#pragma once

#include "views/kit/tone.h"
#include "views/specter/asks/agent_draft.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

class ReadOut;
class VerdictSign;

/// What the board of the agent's screen can show beside what stands there.
struct AgentLayers
{
    bool sight = true;
    bool places = true;
    bool ends = true;
};

/// The path under the board: what the rules say of it in a line, a line to type it in, and what the board shows.
class PathBar : public QFrame
{
    Q_OBJECT

public:
    explicit PathBar(QWidget *parent);

    /// The ends are where the move can end, each by its quietest path.
    void render(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict,
        const std::vector<specter::QuietestEnd> &ends);

    /// What was typed and could not be read goes.
    void letGo();

    /// Says of a space that was pressed why no path leads there; the path stays.
    void tellStructure(Space space);

    /// Gives the keyboard to the line for the path.
    void takeFocus();

    /// The same, with a word begun after those that are there.
    void type(const QString &letter);

    [[nodiscard]] AgentLayers layers() const;

signals:
    /// The path that was typed, its start first.
    void pathTyped(const std::vector<dossier::specter::Coordinate> &path);
    void backAsked();
    /// Enter in the line, for the second time where the first has shown what will be said.
    void writeAsked();
    void layersChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void setTexts();
    void renderIdle(const specter::View &view);
    void renderNow(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);
    void typed(const QString &text);
    void entered();
    /// Whether the line holds what undo takes back before the table's turn: a step, or what cannot be read.
    [[nodiscard]] bool holdsSteps() const;
    /// The last step goes, or what cannot be read: the line and the board say the same then.
    void takeBack();
    /// Writes the path that is drawn into the line, where the line reads otherwise.
    void writeEntry();
    /// Says what is to be said now: what cannot be read, what Enter will write, or what the rules say.
    void tell();
    /// The path that a text stands for: a space alone that is further off is reached as by a click on it.
    [[nodiscard]] std::optional<std::vector<specter::Coordinate>> read(const QString &text) const;
    [[nodiscard]] QString announcement() const;
    /// The whole of what the bar says.
    [[nodiscard]] QString told() const;
    [[nodiscard]] QString lineOf(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict) const;

    /// What Enter would write, as the primary button says it; empty where it would write nothing.
    QString m_toWrite;
    /// The first Enter has shown what the next one writes.
    bool m_announced = false;
    /// The first word of the line that names no space; empty where all are read.
    QString m_unread;
    /// What the rules say of what is drawn.
    QString m_told;
    wording::Tone m_tone = wording::Tone::Open;
    std::vector<specter::QuietestEnd> m_reach;
    AgentDraft m_draft;
    std::optional<specter::Coordinate> m_start;
    QSize m_size;
    VerdictSign *m_sign;
    /// While a move is drawn two lines, whatever they say; between his moves as many as it takes.
    ReadOut *m_line;
    QLabel *m_idle;
    QLabel *m_entryCaption;
    QLineEdit *m_entry;
    QPushButton *m_back;
    QLabel *m_shownCaption;
    QPushButton *m_sight;
    QPushButton *m_places;
    QPushButton *m_ends;
};

/// The path that a text names, with `start` put first where it is left out; nothing when a word is no space of a board
/// as large as that. Small letters are large ones, and "J4j5" is two spaces.
std::optional<std::vector<specter::Coordinate>> pathNamed(
    const QString &text, const specter::Coordinate &start, const QSize &size);

} // namespace dossier
