#pragma once

#include "ask.h"
#include "theme.h"
#include "told_line.h"

#include <QFrame>

class QLabel;
class QListView;
class QPushButton;

namespace dossier
{

class JournalModel;
class LineDelegate;

/// The journal at the foot of the desk, newest first, with undo and redo that say what they do.
class JournalStrip : public QFrame
{
    Q_OBJECT

public:
    explicit JournalStrip(QWidget *parent);

    void render(const SeenView &view);
    void renderJournal(std::uint32_t count, const LineSource &source, const JournalSteps &steps);
    void setTheme(const Theme &theme);

    /// Shows so many lines of the list.
    void setLines(int lines);

signals:
    void undoAsked();
    void redoAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fit();

    SeenView m_view;
    JournalSteps m_steps;
    std::uint32_t m_count = 0;
    LineSource m_source;
    int m_lines = 4;
    QLabel *m_caption;
    QListView *m_list;
    JournalModel *m_model;
    LineDelegate *m_delegate;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QLabel *m_undoText;
    QLabel *m_redoText;
};

} // namespace dossier
