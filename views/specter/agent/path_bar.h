#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

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

    void render(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

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

private:
    void layOut();
    void retranslate();
    void renderIdle(const specter::View &view);
    void renderNow(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);
    void typed(const QString &text);
    void entered();
    [[nodiscard]] QString announcement() const;
    [[nodiscard]] QString lineOf(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict) const;

    /// What Enter would write, as the primary button says it; empty where it would write nothing.
    QString m_toWrite;
    /// The first Enter has shown what the next one writes.
    bool m_announced = false;
    AgentDraft m_draft;
    std::optional<specter::Coordinate> m_start;
    QSize m_size;
    VerdictSign *m_sign;
    QLabel *m_line;
    QLabel *m_entryCaption;
    QLineEdit *m_entry;
    QPushButton *m_back;
    QLabel *m_shownCaption;
    QPushButton *m_sight;
    QPushButton *m_places;
    QPushButton *m_ends;
};

/// The path that a text names, with `start` put first where it is left out; nothing when a word is no space of a board
/// as large as that. Small letters are large ones.
std::optional<std::vector<specter::Coordinate>> pathNamed(
    const QString &text, const specter::Coordinate &start, const QSize &size);

} // namespace dossier
