#pragma once

#include "views/conquest/desk/ask.h"
#include "views/conquest/desk/blanks.h"

#include <QFrame>
#include <QList>

class QKeyEvent;
class QLabel;
class QPushButton;

namespace dossier
{

class CardName;
class FlowLayout;

/// What is due, to be filled in by hand: dice by their faces in the order in which they are named, cards by name. What
/// is whole is given; the app can roll and draw it as well.
class AskForm : public QFrame
{
    Q_OBJECT

public:
    /// What was filled in for a command, and the name that is being typed.
    struct Typed
    {
        std::optional<ConquestAsk> ask{};
        ConquestFilling filling{};
        QString name{};
    };

    explicit AskForm(QWidget *parent);

    /// Shows what is due, or nothing; what was filled in stays as long as the same is due.
    void render(const SeenConquest &view, const std::optional<ConquestAsk> &ask);

    /// Digits are the faces of the dice that are due, and Backspace takes the last one back, wherever no field has the
    /// keyboard; false for any other key, and where nothing is due.
    bool takeKey(const QKeyEvent &event);

    /// A face is entered for the next die, or the last one is taken back.
    void enterFace(int face);
    void removeFace();

    [[nodiscard]] Typed typed() const { return {m_ask, m_filling, m_name}; }

    /// Goes on with what was typed, where the same is due.
    void takeUp(const Typed &typed);

    /// Fills in what the app rolled, where people still have to choose.
    void fill(const ConquestFilling &filling);

    /// Names a card or a token that turned up; one that the list has not is asked for, where another may turn up.
    void takeCard(const QString &text);

    /// Names a card of which was just told what is printed on it, where it is one of the list; nothing else is asked.
    void takeTold(const std::string &name);

    /// Whether a name stands in the field that is not taken yet: what is due is that name then, and nothing by chance.
    [[nodiscard]] bool holdsName() const;

    /// Takes the name that stands in the field, or says why it cannot.
    void takeName();

    /// The keyboard goes to what is asked for first: the dice, or the name of the card.
    void takeFocus();

    /// True while something is to be filled in.
    [[nodiscard]] bool isDue() const;

    /// Whether a die is still to be entered.
    [[nodiscard]] bool takesFaces() const;

    [[nodiscard]] const ConquestFilling &filling() const { return m_filling; }

    /// Whether dice and cards are there, and people alone can say which token is pushed or which alien is lost.
    [[nodiscard]] bool waitsForChoice() const;

    /// The keyboard goes to what is to be chosen.
    void askForChoice();

    /// The command as it is filled in, once it is whole.
    [[nodiscard]] std::optional<ConquestAsk> whole() const;

signals:
    void commandGiven(const dossier::ConquestAsk &command);
    void drawAsked(const dossier::ConquestAsk &command);
    /// Something was filled in, and more is to come.
    void entered();
    /// A card turned up that the list has not.
    void newCardAsked(const dossier::ConquestAsk &command, const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void refresh();
    void refreshDice(const ConquestBlanks &blanks);
    void refreshCard(const ConquestBlanks &blanks);
    void refreshChoices(const ConquestBlanks &blanks);
    void giveIfWhole();
    void take(const std::string &name);
    /// Says what cannot be done by the name that is typed, and whether the button can do it.
    void tellName();

    SeenConquest m_view;
    std::optional<ConquestAsk> m_ask;
    ConquestFilling m_filling;
    /// As far as it is typed.
    QString m_name;
    /// It was to be taken, and is none of the list.
    bool m_refused = false;
    QLabel *m_caption;
    QLabel *m_explanation;
    QLabel *m_dice;
    QWidget *m_faces;
    QList<QPushButton *> m_faceButtons;
    QLabel *m_cardCaption;
    CardName *m_card;
    QLabel *m_trouble;
    QPushButton *m_new;
    QWidget *m_choices;
    QLabel *m_choicesCaption;
    QList<QPushButton *> m_choiceButtons;
    QPushButton *m_give;
    QPushButton *m_draw;
};

} // namespace dossier
