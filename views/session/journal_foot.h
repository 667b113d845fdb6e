#pragma once

#include "views/session/told_line.h"

#include <QWidget>

namespace dossier
{

class FootLine;
class JournalStrip;
class PastBar;
struct Theme;

/// A line at the foot of a page with a journal that opens above it, the bar that says when the table is seen as it
/// stood earlier, and their keys.
class JournalFoot : public QWidget
{
    Q_OBJECT

public:
    explicit JournalFoot(const JournalLists &lists, QWidget *parent = nullptr);

    void renderJournal(const ToldJournal &journal);
    void setTheme(const Theme &theme);

    /// Further keys beside those of the menus work wherever the keyboard is on that page.
    void addKeys(QWidget *page);

    /// What can be undone and done again.
    [[nodiscard]] const JournalSteps &steps() const { return m_steps; }

    /// Gives the keyboard to the search.
    void search();
    /// Asks for the name of a bookmark where the table stands, or takes it away.
    void mark();
    /// Looks one line further back, or forward.
    void step(int lines);

    /// The table is seen as it stands.
    void showNow();

signals:
    void undoAsked();
    void redoAsked();
    /// The table is to be seen as it stood there, or as it stands.
    void lookAsked(dossier::journal::Position at);
    void nowAsked();
    /// The game is to go on from there.
    void goOnAsked(dossier::journal::Position at);
    void bookmarkAsked(dossier::journal::Position at, const QString &name, bool taken);
    void stepsChanged();

private:
    void listen();

    PastBar *m_pastBar;
    JournalStrip *m_strip;
    FootLine *m_line;
    journal::Position m_past{};
    JournalSteps m_steps;
};

} // namespace dossier
