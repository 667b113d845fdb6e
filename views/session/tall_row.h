#pragma once

#include <QWidget>

namespace dossier
{

class TableBoard;

/// A board that is higher than wide between two columns. The board takes the width that its height needs, regardless
/// of the columns: the left one takes its own width, the right one the rest.
class TallRow : public QWidget
{
    Q_OBJECT

public:
    TallRow(QWidget *left, TableBoard &board, QWidget *right, QWidget *parent);

    /// True when there is no room for the left column.
    [[nodiscard]] bool isNarrow() const { return m_narrow; }

signals:
    /// The contents of the left column have to move to the right one, or can come back.
    void narrowChanged(bool narrow);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    QWidget *m_left;
    TableBoard &m_board;
    QWidget *m_right;
    /// Width of the left column beside the board, in characters.
    double m_leftCharacters = 0;
    bool m_narrow = false;
};

} // namespace dossier
