#pragma once

#include "told_line.h"

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

    /// Its keys work wherever the keyboard is on that page: search, bookmark, a line back or forward.
    void addKeys(QWidget *page);

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

private:
    void listen();

    PastBar *m_pastBar;
    JournalStrip *m_strip;
    FootLine *m_line;
    journal::Position m_past{};
};

} // namespace dossier
