#pragma once

#include <QList>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace dossier
{

/// One die whose sixes are rolled again: each face that came up is pressed, or its figure typed, until one is no six.
class DieEntry : public QWidget
{
    Q_OBJECT

public:
    explicit DieEntry(QWidget *parent);

    /// Its place among the dice, from 1; 0 for a die that is rolled once.
    void setNumber(int number);
    void clear();

    /// As it fell: its sixes, and what came after them.
    void showFaces(const std::vector<int> &faces);

    [[nodiscard]] const std::vector<int> &faces() const { return m_faces; }

    /// Whether all its rolls are entered.
    [[nodiscard]] bool isWhole() const;

    /// The face of its next roll. After the last roll of the die another one begins it anew.
    void enter(int face);

    /// The last roll that is entered goes again; false where none is.
    bool takeBack();

signals:
    void entered();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();

    int m_number = 1;
    std::vector<int> m_faces;
    QLabel *m_caption;
    QList<QPushButton *> m_buttons;
    QLabel *m_sum;
};

} // namespace dossier
