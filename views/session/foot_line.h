#pragma once

#include "views/session/journal_row.h"

#include <QFrame>

class QAction;
class QHBoxLayout;
class QPushButton;

namespace dossier
{

class ReadOut;
class SteadyButton;

/// The line at the foot of a game's page: undo and redo by name, the last event, the board's shadings, and the
/// buttons that open the journal and cover the screen.
class FootLine : public QFrame
{
    Q_OBJECT

public:
    FootLine(std::function<void()> undo, std::function<void()> redo, QWidget *parent);

    void renderJournal(const ShownJournal &journal);

    /// Shows the input that is in no journal yet, which the next undo removes first; empty when there is none.
    void renderDraft(const QString &draft);

    /// A switch for each, between the last line and the journal's button.
    void setShadings(const QList<QAction *> &shadings);

    /// A button that covers the screen, at the end of the line.
    void setCurtain(QAction *curtain);

    /// Returns the button that opens the journal; checked while it is open.
    [[nodiscard]] QPushButton *journal() const { return m_journalButton; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void keepHeights();
    [[nodiscard]] bool isNarrow() const;
    [[nodiscard]] int roomForUndo() const;
    [[nodiscard]] int minForUndo() const;
    [[nodiscard]] int maxForUndo() const;
    [[nodiscard]] QString undoText(const QString &undone) const;
    void sayUndo();
    void sayLast();
    void speak();
    void retranslate();

    ShownJournal m_journal;
    QString m_draft;
    /// Number of its lines already announced to screen readers; nothing before it was visible.
    std::optional<std::uint32_t> m_heard;
    /// True when the last event has no room beside the undo button, which says the same.
    bool m_narrow = false;
    QHBoxLayout *m_row;
    SteadyButton *m_undo;
    QPushButton *m_redo;
    ReadOut *m_last;
    QPushButton *m_journalButton;
    QAction *m_curtain = nullptr;
    QPushButton *m_curtainButton = nullptr;
    QList<QAction *> m_shadings;
    QList<QPushButton *> m_switches;
};

} // namespace dossier
