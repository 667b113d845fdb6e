#pragma once

#include "views/actions/desk_page.h"
#include "views/conquest/owner/box_list.h"
#include "views/kit/delayed_save.h"
#include "views/kit/screen.h"

namespace dossier
{

/// The pages on which the owner of a box of Conquest of Planet Earth enters its printed texts and numbers, card by
/// card and in any order, before any game. Values are given as soon as their field loses the focus; typed text, a
/// second later.
class BoxPage : public Screen, public DeskPage
{
    Q_OBJECT

public:
    explicit BoxPage(QWidget *parent = nullptr);

    /// Shows the box.
    void tell(const BoxState &state);

    /// Says why a card, or a further one, was not kept.
    void explain(conquest::BoxFault fault);
    void explainNew(conquest::BoxFault fault);

    /// Looks at that card, and moves the focus to its first value that is unknown.
    void open(const BoxEntry &entry);

    /// The next step goes to the next card with an unknown value.
    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

signals:
    void cardGiven(const dossier::BoxEntry &entry, const dossier::conquest::Printed &card);
    /// A card is being typed, and its field is not left yet.
    void cardTyped(const dossier::BoxEntry &entry, const dossier::conquest::Printed &card);
    void sheetGiven(bool brutal, const dossier::conquest::ResistanceSheet &sheet);
    void cardAdded(dossier::conquest::BoxPart part, const QString &name);
    void cardRemoved(const dossier::BoxEntry &entry);
    void undoRequested();
    /// The box is to be taken from a file, or copied into one.
    void fileRequested();
    void copyRequested();
    /// The file that cannot be read is to be put aside.
    void putAsideRequested();
    void backRequested();
    void possibleChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    /// Commits the entry that is still being typed.
    void hideEvent(QHideEvent *event) override;

private:
    void addKeys();
    void look(const BoxEntry &entry);
    void lookBeside(int rows);
    void focusFirst();
    void showNext();
    void type(const conquest::Printed &card);
    void giveTyped();
    void leave();
    void add();
    void refresh();

    [[nodiscard]] bool isWell() const { return m_state.problem.isEmpty(); }

    [[nodiscard]] std::optional<conquest::Printed> typed() const;
    [[nodiscard]] BoxListActions listActions();
    [[nodiscard]] Part page();
    [[nodiscard]] Part header();
    [[nodiscard]] Part entryPage();
    [[nodiscard]] Part entryFields();
    [[nodiscard]] Part newCard();

    BoxState m_state;
    BoxEntry m_entry;
    BoxSearch m_search;
    /// The card that is looked at, as it is typed.
    conquest::Printed m_card;
    std::optional<conquest::BoxFault> m_fault;
    QString m_newName;
    int m_newVersion = 0;
    std::optional<conquest::BoxFault> m_newFault;
    DelayedSave m_typed;
};

} // namespace dossier
