#pragma once

#include "model/conquest/seen/refusal.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/owners_cards.h"
#include "views/conquest/desk/table_look.h"
#include "views/conquest/owner/card_asked.h"

namespace dossier
{

class BoardDrawer;
class DeskMenus;
class HexBoard;
class Screen;

/// The forms that open over an edge of the board, one at a time, and the menus of a right click: what cards do, what is
/// put right, what the owner of a box is asked once.
class DeskForms : public QObject
{
    Q_OBJECT

public:
    /// What they open beside.
    struct Parts
    {
        BoardDrawer *drawer;
        HexBoard *board;
        QWidget *players;
        QWidget *due;
        QWidget *handOver;
    };

    /// What is entered in the form that is open.
    struct Typed
    {
        std::optional<CardDraft> card{};
        std::optional<CardAsked::Typed> asked{};
        OwnersCards::Waiting waiting{};
    };

    DeskForms(const Parts &parts, QWidget *page);

    void render(const TableLook &look);

    /// Opens the form for cards and corrections with what is known or was entered.
    void open(const CardDraft &draft);

    [[nodiscard]] DeskMenus &menus() { return *m_menus; }

    /// Asks for a printed number that a command was refused for; false where it was for anything else.
    bool asksFor(const conquest::Violation &why, const ConquestAsk &ask);

    /// Asks for what is printed on a card that turned up for a command and is in no list.
    void askNew(const ConquestAsk &ask, const QString &name);

    /// Closes the form that is open; false where none is.
    bool close();

    /// The same by Escape: from what is asked of a box's owner back to the form that asked for it.
    bool stepBack();

    [[nodiscard]] bool isOpen() const;

    /// Leads to what is still to be entered in the form for cards; false where nothing is.
    bool leadToMissing();

    /// The bright button of the form that is open; else that one.
    [[nodiscard]] QPushButton &bright(QPushButton &otherwise) const;

    [[nodiscard]] Typed typed() const;

    /// What was entered in the form for cards whose command is being given; none for what anything else gives.
    [[nodiscard]] const std::optional<CardDraft> &given() const { return m_given; }

    /// Opens the form that was open with what was entered.
    void takeUp(const Typed &typed);

signals:
    void commandGiven(const dossier::ConquestAsk &command);
    /// One act: each only where the one before was done.
    void allGiven(const std::vector<dossier::ConquestAsk> &commands);
    /// A form was opened or closed.
    void openChanged();
    /// A command that was refused for want of a printed number is given now.
    void commandGoesOn(const dossier::ConquestAsk &command);
    /// The form for what is due takes that card.
    void described(const std::string &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void leaveWhatBeganIt();
    [[nodiscard]] CardForm cardNow();
    void renderCard();
    void closeCard();
    void giveCard();
    void enter(const QString &key, const QVariant &value);
    void clearEffects();
    [[nodiscard]] dossier::Parts extraButtons(const CardForm &card);

    Parts m_parts;
    SeenConquest m_view;
    /// Entries of the form that is open.
    std::optional<CardDraft> m_draft;
    std::optional<CardDraft> m_given;
    QWidget *m_card;
    Screen *m_cardShown;
    CardAsked *m_asked;
    OwnersCards *m_owners;
    DeskMenus *m_menus;
};

} // namespace dossier
