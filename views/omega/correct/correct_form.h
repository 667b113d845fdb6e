#pragma once

#include "views/omega/correct/correction.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dossier
{

/// The form that corrects the table: what is to be put right, and the fields of it, which begin with how it stands.
class CorrectForm : public QFrame
{
    Q_OBJECT

public:
    explicit CorrectForm(QWidget *parent);

    void render(const SeenView &view, const Picked &picked);
    void takeFocus();

    /// Shows the fields of a kind, as if it had been chosen.
    void choose(CorrectionKind kind);

    /// A space of the board was pressed while it is open: whoever stands there is chosen where it asks for somebody.
    /// What it is filled with comes back.
    Space pointed(Space space);

    /// Whether a press on the board fills a field of it.
    [[nodiscard]] bool isFilledByClicks() const;

    /// Whether all that it asks for is chosen, and stands otherwise on the table: then its button is the bright one.
    [[nodiscard]] bool isComplete() const;

    /// Corrects what is chosen in it; where something is missing, or nothing would change, it has the keyboard.
    void goOn();

signals:
    /// Something else is to be corrected: it has other fields.
    void kindChanged();
    void commandGiven(const dossier::Ask &ask);
    void closeAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void listen();
    /// What was chosen changes what the later lists and the numbers begin with.
    void chosen(std::size_t list);
    void fill(std::size_t keptLists);
    void renderComplete();
    /// Corrects what is chosen in it, and asks to be closed where that was taken.
    void give();
    /// The place in the first list of whoever stands on the space that is picked.
    [[nodiscard]] std::optional<std::size_t> placeOfPicked() const;
    void retranslate();
    [[nodiscard]] CorrectionKind kind() const;
    [[nodiscard]] CorrectionInput input() const;

    SeenView m_view;
    Picked m_picked;
    Correction m_correction;
    QComboBox *m_kind;
    std::vector<QComboBox *> m_lists;
    std::vector<QSpinBox *> m_numbers;
    QLabel *m_hint;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace dossier
