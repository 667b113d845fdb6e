#pragma once

#include "model/omega/seen/pending.h"

#include <QList>
#include <QWidget>

#include <vector>

class QKeyEvent;
class QPushButton;

namespace dossier
{

/// Dice as they lie on the table: a press turns a die to its next face, the keys 0 to 2 set it. A die that nobody has
/// turned yet is empty: it is no blank face.
class DiceRow : public QWidget
{
    Q_OBJECT

public:
    explicit DiceRow(QWidget *parent);

    /// Lays out dice that nobody has turned yet. Where one of the dice had the keyboard, the first has it now.
    void setPool(const DicePool &pool);

    /// Lays dice to those that lie there, or takes some away: what somebody has turned stays so.
    void changePool(const DicePool &pool);

    /// Lays out dice as somebody has turned them: they can be taken back.
    void setTyped(const omega::Faces &faces);

    /// Lays out dice as they were rolled.
    void setFaces(const omega::Faces &faces);

    /// The faces as they lie; a die that nobody has turned yet counts as blank.
    [[nodiscard]] const omega::Faces &faces() const { return m_faces; }

    /// How many dice nobody has turned yet.
    [[nodiscard]] qsizetype unturned() const;

    /// Whether somebody has turned one that can be taken back.
    [[nodiscard]] bool isTyped() const { return !m_typed.isEmpty(); }

    /// Gives the keyboard to the first die that nobody has turned, else to the first.
    void takeFocus();

    /// Takes a key that was typed elsewhere: 0 to 2 turn the first die that nobody has turned to that face, and give
    /// the keyboard to the next; Backspace takes the last one back. False where there is no such die, or for another
    /// key.
    bool type(const QKeyEvent &key);

    /// Nobody has turned the die that was turned last; false where none was.
    bool takeBack();

signals:
    void turned();
    /// The dice lie as they were rolled: Enter was pressed on one.
    void entered();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int &faceAt(qsizetype die);
    void set(qsizetype die, int face);
    void layOut();
    void retranslate();

    omega::Faces m_faces;
    /// Of each die, the black ones first: somebody has said how it lies.
    std::vector<bool> m_turned;
    /// Those that somebody turned, the last one last.
    QList<qsizetype> m_typed;
    QList<QPushButton *> m_dice;
};

} // namespace dossier
