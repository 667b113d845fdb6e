#pragma once

#include "model/conquest/seen/refusal.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;

namespace dossier
{

class PrintedForm;

/// Asks the owner of a box once for what is printed on a card: on one that nobody has told Dossier of yet, or one whose
/// numbers are not known. It opens over an edge of the board and goes by Escape.
class CardAsked : public QFrame
{
    Q_OBJECT

public:
    /// What is filled in in the form that is open: the kinds that the card can be, the one that was chosen filled in.
    struct Typed
    {
        std::vector<conquest::Printed> kinds{};
        int kind = 0;
        bool corrects = false;
        std::optional<bool> redText{};
    };

    explicit CardAsked(QWidget *parent);

    /// Asks for a card of that deck, with what the table's pack knows of it. At a cooperative table an event with red
    /// text is the resistance's, and every other the aliens'.
    void begin(const conquest::PublicTable &table, conquest::Deck deck, const std::string &name);

    /// Asks for the numbers of a race.
    void begin(const conquest::Race &race);

    /// Asks for the values of a card that are known, to be put right; its name stays.
    void correct(const conquest::Printed &printed);

    void dismiss() { hide(); }

    /// As a person closes it: nothing is told.
    void giveUp();

    [[nodiscard]] QPushButton &bright() const { return *m_keep; }

    /// None while it is closed.
    [[nodiscard]] std::optional<Typed> typed() const;

    /// Opens with what was filled in.
    void takeUp(const Typed &typed);

signals:
    void told(const dossier::conquest::Printed &printed);
    void givenUp();

protected:
    void changeEvent(QEvent *event) override;

private:
    void open(int kind = 0);
    void showTop();
    void choose(int kind);
    void orderTabs();
    /// What has to be entered before the card can be kept: where, and why.
    enum class Lack : std::uint8_t
    {
        Value,
        RedText,
        NoRedText,
    };

    [[nodiscard]] std::optional<Lack> lack() const;
    void keep();
    void refresh();
    void tellLack();

    std::vector<conquest::Printed> m_kinds;
    bool m_corrects = false;
    /// Whether the card has red text, by the deck that it comes from; none where it may.
    std::optional<bool> m_redText;
    Lack m_lack = Lack::Value;
    QLabel *m_caption;
    QPushButton *m_close;
    QLabel *m_about;
    QComboBox *m_kind;
    PrintedForm *m_form;
    QLabel *m_fault;
    QPushButton *m_keep;
};

/// The deck of the card that a command names, and that card; nothing where it names none.
std::optional<std::pair<conquest::Deck, std::string>> cardNamedBy(
    const conquest::Command &command, const std::string &name);

} // namespace dossier
