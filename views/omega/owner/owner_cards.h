#pragma once

#include "views/kit/delayed_save.h"
#include "views/omega/owner/owner_told.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

/// The cards of a step with a field for each of their values. What is typed is given when the field is left or Enter
/// is pressed, and to be stored a second after it was typed; what cannot be stays, with the reason under it.
class OwnerCards : public QWidget
{
    Q_OBJECT

public:
    explicit OwnerCards(QWidget *parent);

    void render(const OwnerTold &told);

    /// Says why a value was not taken.
    void explain(const omega::ValuePlace &place, omega::ValueFault fault);

    /// Gives the keyboard to the first value that is asked for, else to the first there is.
    void takeFocus();

signals:
    void valueGiven(const dossier::omega::ValuePlace &place, const QString &text);
    /// A value is being typed, and its field is not left yet.
    void valueTyped(const dossier::omega::ValuePlace &place, const QString &text);
    /// A card that the owner added is to go.
    void removeAsked(const QString &card);

private:
    /// A value's field: a line to type in, a list to choose from, or boxes to tick.
    struct Field
    {
        omega::PackValue value;
        QWidget *frame = nullptr;
        QLabel *caption = nullptr;
        QLabel *fault = nullptr;
        QLineEdit *line = nullptr;
        QComboBox *list = nullptr;
        QWidget *ticked = nullptr;
        std::vector<QCheckBox *> boxes{};
        /// Why what is typed was not taken, and the value that stayed.
        std::optional<omega::ValueFault> refused{};
        std::string stayed{};
    };

    struct Card
    {
        omega::PackCard card;
        QWidget *frame = nullptr;
        QLabel *name = nullptr;
        QPushButton *remove = nullptr;
    };

    [[nodiscard]] bool isSameForm(const std::vector<omega::PackCard> &cards) const;
    void build(const std::vector<omega::PackCard> &cards);
    void addCard(const omega::PackCard &card);
    Field newField(const omega::PackValue &value, QWidget *parent);
    static void addLine(Field &field);
    static void addBoxes(Field &field);
    void listen(std::size_t index);
    void storeTyped();
    void giveTicked(std::size_t index);
    void fill();
    void fill(Field &field);
    void fillList(Field &field);
    void fillBoxes(Field &field, const QString &path);
    [[nodiscard]] QWidget *control(const Field &field) const;

    OwnerTold m_told;
    QVBoxLayout *m_column;
    std::vector<Card> m_cards;
    std::vector<Field> m_fields;
    /// The captions of the parts: stances, weapons.
    std::vector<std::pair<QLabel *, omega::ValuePlace>> m_parts;
    DelayedSave m_typed;
    /// The line whose text is being stored: it stays as it is typed.
    const QLineEdit *m_storing = nullptr;
};

} // namespace dossier
