#pragma once

#include "views/omega/selection/picked.h"

#include <QList>
#include <QWidget>

#include <functional>

class QPushButton;

namespace dossier
{

/// Offers as buttons in rows. An illegal offer is dim, gives its reason on hover, and can still be pressed: the table
/// may overrule.
class DeskOffers : public QWidget
{
    Q_OBJECT

public:
    /// Gives a command, and one that follows from it at once.
    using Give = std::function<void(const OmegaCommand &command, const std::optional<OmegaCommand> &then)>;

    DeskOffers(Give give, QWidget *parent);

    /// Limits the rows: offers that do not fit go into a menu.
    void setMaxRows(int rows);

    /// Sets the reason why no offer can be done yet: the next ones that are shown are dim, and give it on hover. Empty
    /// where there is none.
    void disable(const QString &why) { m_disabledReason = why; }

    /// Shows offers; the first legal one is highlighted when `highlighted` is set.
    void render(const omega::View &view, const Offers &offers, bool highlighted = false);

    /// Presses the first legal offer; false where there is none.
    bool takeFirst();

    /// Pixels in which all buttons are complete in that many rows.
    [[nodiscard]] int widthForRows(int rows) const;

    /// Pixels in which the first button is complete, beside the menu of the others.
    [[nodiscard]] int widthForFirst() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitRows();
    void give(const Offer &offer);
    void giveAt(std::size_t place);
    QPushButton *buttonAt(std::size_t index);
    [[nodiscard]] QList<QPushButton *> buttonsOfOffers() const;
    [[nodiscard]] int rowsAt(int width) const;
    [[nodiscard]] int wholeWidth(const QPushButton &button) const;
    void elide(QPushButton &button, int room) const;

    Give m_give;
    Offers m_offers;
    QString m_disabledReason;
    QList<QPushButton *> m_buttons;
    int m_maxRows = 0;
    /// Button of the menu for the offers that have no button.
    QPushButton *m_more = nullptr;
};

} // namespace dossier
