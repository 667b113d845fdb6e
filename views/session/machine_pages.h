#pragma once

#include "views/actions/desk_page.h"
#include "views/session/pin_gate.h"

#include <QWidget>

class QVBoxLayout;

namespace dossier
{

/// The pages of a game for the seats at one machine, and those that cover them. Only the page in front is in the
/// window: nothing of another page can be read, announced by a screen reader or reached by a key. The menu of the
/// session is that of the page in front; a page that covers has none. Owns all pages, also those outside the window.
class MachinePages : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    ~MachinePages() override;
    Q_DISABLE_COPY_MOVE(MachinePages)

    /// Puts one of the pages in front and focuses it if it is visible.
    void showPage(QWidget *page);

    /// The PINs of the seats in each session.
    [[nodiscard]] PinGate &pins() { return m_pins; }

    [[nodiscard]] QWidget *pageInFront() const { return m_front; }

    /// Returns the page in front as one on which the game is played; nothing while another covers it.
    [[nodiscard]] TablePage *tableInFront() const;

    [[nodiscard]] std::set<DeskAction> possible() const override;
    [[nodiscard]] std::set<DeskAction> offered() const override;
    [[nodiscard]] QList<TablePage *> tables() override;
    void perform(DeskAction action) override;

signals:
    void possibleChanged();

protected:
    explicit MachinePages(QWidget *parent);

    /// Takes a page, which is outside the window until it is shown.
    template <typename Page>
    Page *own(Page *page)
    {
        add(page);
        return page;
    }

    /// Holds the page in front, below all else.
    QVBoxLayout *m_column;

private:
    void add(QWidget *page);
    void takeAway(QWidget &page);

    QWidgetList m_pages;
    PinGate m_pins;
    QWidget *m_front = nullptr;
};

} // namespace dossier
