#pragma once

#include "views/actions/desk_page.h"
#include "views/conquest/owner/box_told.h"
#include "views/kit/delayed_save.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

class BoxList;
class FlowingArea;
class PageHeader;
class PrintedForm;
class Screen;

/// The pages on which the owner of a box of Conquest of Planet Earth enters what is printed in it, card by card and in
/// any order, before any game. What is entered is given as soon as its field is left; what is typed, a second later.
class BoxPage : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    explicit BoxPage(QWidget *parent = nullptr);

    void render(const BoxTold &told);

    /// Says why a card, or a further one, was not kept.
    void explain(conquest::BoxFault fault);
    void explainNew(conquest::BoxFault fault);

    /// Looks at that card, and gives the keyboard to its first value that is unknown.
    void open(const BoxEntry &entry);

    /// To go on is to go to the next card of which something is unknown.
    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

signals:
    void cardGiven(const dossier::BoxEntry &entry, const dossier::conquest::Printed &card);
    /// A card is being typed, and its field is not left yet.
    void cardTyped(const dossier::BoxEntry &entry, const dossier::conquest::Printed &card);
    void sheetGiven(bool brutal, const dossier::conquest::ResistanceSheet &sheet);
    void cardAdded(dossier::conquest::BoxPart part, const QString &name);
    void cardRemoved(const dossier::BoxEntry &entry);
    void undoAsked();
    /// The box is to be taken from a file, or copied into one.
    void fileAsked();
    void copyAsked();
    /// The file that cannot be read is to be put aside.
    void asideAsked();
    void backAsked();
    void possibleChanged();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// What is still being typed is given.
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    QWidget *laidCard();
    void listen();
    void look(const BoxEntry &entry);
    void takeFocus();
    void goOn();
    void giveTyped();
    void storeTyped();
    void leave();
    void add();
    void refresh();
    void refreshEntry();
    void renderSheet();
    void orderTabs();
    void retranslate();

    BoxTold m_told;
    BoxEntry m_entry;
    PageHeader *m_header;
    QPushButton *m_next;
    QPushButton *m_file;
    QPushButton *m_copy;
    BoxList *m_list;
    FlowingArea *m_area;
    QLabel *m_title;
    QLabel *m_left;
    QLabel *m_problem;
    QPushButton *m_aside;
    QPushButton *m_undo;
    QLabel *m_advice;
    QWidget *m_entering;
    PrintedForm *m_form;
    Screen *m_sheet;
    QLabel *m_fault;
    QPushButton *m_remove;
    QWidget *m_more;
    QLineEdit *m_newName;
    QPushButton *m_add;
    QLabel *m_newFault;
    DelayedSave m_typed;
};

} // namespace dossier
