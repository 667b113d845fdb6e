#pragma once

#include "views/conquest/desk/ask.h"

#include <QFrame>

class QComboBox;
class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dossier
{

class EffectForm;

/// What cards, texts and abilities do by name, and what is put right by hand: whose it is, what it is called, and what
/// happens. It opens over an edge of the board and goes by Escape.
class CardForm : public QFrame
{
    Q_OBJECT

public:
    /// What is done by name.
    enum class Kind : std::uint8_t
    {
        Event,
        Ability,
        Stuff,
        Text,
        Cancel,
        Dice,
        Correction,
        End,
    };

    /// What is entered in the form that is open.
    struct Typed
    {
        Kind kind = Kind::Event;
        QString name{};
        conquest::Colour player = conquest::Colour::Green;
        std::vector<conquest::Effect> added{};
        std::optional<conquest::Effect> effect{};
    };

    explicit CardForm(QWidget *parent);

    /// The table whose names can be chosen; a form that is open stays.
    void render(const SeenConquest &view);

    /// Opens for that kind, with the name, the first effect and the player filled in.
    void begin(Kind kind, const std::string &name = {}, const std::optional<conquest::Effect> &effect = {},
        std::optional<conquest::Colour> player = {});

    /// Opens for a value that is put right.
    void correct(const conquest::Effect &effect) { begin(Kind::Correction, {}, effect); }

    void dismiss() { hide(); }

    [[nodiscard]] QPushButton &bright() const { return *m_give; }

    /// It is as wide as there is room, whatever its lists and buttons would like.
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// None while it is closed.
    [[nodiscard]] std::optional<Typed> typed() const;

    /// What was entered when something was given last.
    [[nodiscard]] const Typed &given() const { return m_given; }

    /// Opens with what was entered.
    void takeUp(const Typed &typed);

    /// What it would give now.
    [[nodiscard]] std::optional<conquest::Command> command() const;

    /// What the kinds are called.
    [[nodiscard]] static QStringList kinds();

signals:
    /// Round, phase or battle are to be put right: what can be is to open there.
    void courseAsked(QPoint global);
    void commandGiven(const dossier::ConquestAsk &command);
    /// The card that is named is none of the list: what is printed on it is to be said first.
    void newCardAsked();
    /// One act: each only where the one before was done. What changes dice is paid for, or laid down, before.
    void allGiven(const std::vector<dossier::ConquestAsk> &commands);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void listen();
    /// Where letters are large the kind stands in the place of the caption: the name has room, and the button is in
    /// sight.
    void fit();
    /// What is printed on the card that is named, or how to go on with one that is not in the list.
    void tellText();
    [[nodiscard]] bool canBeNew() const;
    void refresh();
    /// What is named can do something, unless it is of no list.
    void showEffects();
    void refreshNames();
    void give();
    /// What was added, and what is chosen now.
    [[nodiscard]] std::vector<conquest::Effect> effects() const;
    /// The button names the card, once it is known.
    void labelGive();
    [[nodiscard]] conquest::Colour player() const;
    [[nodiscard]] std::string chosenName() const;

    SeenConquest m_view;
    Kind m_kindNow = Kind::Event;
    Typed m_given;
    std::vector<conquest::Effect> m_effects;
    std::vector<std::string> m_names;
    /// Of what kind and whose those are: what is typed stays as long as they are.
    std::optional<std::pair<Kind, conquest::Colour>> m_namesOf;
    QHBoxLayout *m_top = nullptr;
    QHBoxLayout *m_what = nullptr;
    QBoxLayout *m_act = nullptr;
    bool m_narrow = false;
    QLabel *m_caption;
    QComboBox *m_kind;
    QComboBox *m_player;
    QComboBox *m_name;
    QComboBox *m_cancelled;
    QSpinBox *m_own;
    QSpinBox *m_other;
    QLabel *m_text;
    QLabel *m_added;
    EffectForm *m_effect;
    QPushButton *m_course;
    QPushButton *m_add;
    QPushButton *m_clear;
    QPushButton *m_give;
    QPushButton *m_close;
};

} // namespace dossier
