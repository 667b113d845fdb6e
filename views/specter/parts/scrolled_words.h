#pragma once

#include "views/kit/flowing_area.h"

class QLabel;

namespace dossier
{

/// Paragraphs below a headline, whole: what has no room in sight is scrolled to, by the tab and arrow keys, too.
class ScrolledWords : public FlowingArea
{
    Q_OBJECT

public:
    ScrolledWords(const QLabel &headline, const QList<QLabel *> &paragraphs, QWidget *parent);

    /// As high as so many lines, whatever there is to say; large letters keep fewer.
    void keepLines(int lines);

    /// As high as what is said asks for, while that leaves room for the rest of a column, and at most so many lines in
    /// any window.
    void takeShare(int lines);

    /// What it holds says something else now: that begins at its top.
    void wordsChanged();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fitHeight();
    [[nodiscard]] int linesOfShare(int line) const;

    const QLabel &m_headline;
    QList<QLabel *> m_paragraphs;
    int m_lines = 1;
    bool m_kept = false;
};

} // namespace dossier
