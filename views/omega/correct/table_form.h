#pragma once

#include "views/omega/asks/picked.h"
#include "views/omega/correct/table_act.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace dossier
{

/// What happens more seldom than a button is worth: challenges and actions of cards, effects, interrupts, explosions,
/// pieces of the commandos, the plan and notes. One form, of which each kind shows the fields that it needs.
class TableForm : public QFrame
{
    Q_OBJECT

public:
    explicit TableForm(QWidget *parent);

    void render(const SeenView &view, const Picked &picked);
    /// The explosion that it would ask for with those picks; none while it is hidden, asks for something else or no
    /// space is picked.
    [[nodiscard]] std::optional<omega::Explode> explosionShown(const SeenView &view, const Picked &picked) const;

    void takeFocus();

    /// A space of the board was pressed while it is open: whoever stands there is chosen where it asks for somebody.
    void pointed(Space space);

    /// Whether all of it is filled in: it has the bright button then.
    [[nodiscard]] bool isComplete() const { return m_complete; }

    /// Does what it says, where it is complete; else it has the keyboard.
    void goOn();

    /// Whether a press on the board fills a field of it.
    [[nodiscard]] bool isFilledByClicks() const;

signals:
    void commandGiven(const dossier::Ask &ask);
    /// What would explode is another than before.
    void explosionChanged();
    /// Its dice are to be typed or rolled.
    void explosionAsked(const omega::Explode &explode);
    /// A note for a commando's seat: the overseer sees none of that seat's.
    void commandoNoted(int seat, const QString &note);
    void closeAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    using enum TableAct;

    void layOut();
    void retranslate();
    void fillLists();
    void showFields();
    void renderComplete();
    void give();
    void chooseWhoActs();
    [[nodiscard]] TableAct kind() const;
    [[nodiscard]] std::optional<omega::Role> role() const;
    [[nodiscard]] std::optional<omega::Combatant> who() const;
    [[nodiscard]] omega::Explode explosionOn(const omega::PublicTable &table, Space at) const;
    [[nodiscard]] std::optional<Ask> notesAsked() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] std::optional<Ask> asked() const;

    SeenView m_view;
    Picked m_picked;
    bool m_complete = false;
    QComboBox *m_kind;
    QComboBox *m_who;
    QLineEdit *m_text;
    QComboBox *m_stat;
    QComboBox *m_choice;
    QSpinBox *m_amount;
    QSpinBox *m_black;
    QSpinBox *m_red;
    QSpinBox *m_cost;
    QLabel *m_hint;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace dossier
