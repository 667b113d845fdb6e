#pragma once

#include "model/omega/geometry/board.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace dossier
{

/// A map's name and size, to change.
class MapForm : public QFrame
{
    Q_OBJECT

public:
    explicit MapForm(QWidget *parent);

    void render(const omega::Board &board);

    /// Gives the keyboard to the number of columns.
    void takeFocus();

signals:
    void renamed(const QString &name);
    void sizeChosen(int columns, int rows);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_columnsLabel;
    QSpinBox *m_columns;
    QLabel *m_rowsLabel;
    QSpinBox *m_rows;
    QPushButton *m_apply;
};

} // namespace dossier
