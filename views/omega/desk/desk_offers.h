#pragma once

#include "views/omega/selection/picked.h"

#include <QList>
#include <QWidget>

#include <functional>

class QPushButton;

namespace dossier
{

/// Offers as buttons in lines. What is not allowed is dim, says why on hover, and can be pressed all the same: the
/// table may overrule.
class DeskOffers : public QWidget
{
    Q_OBJECT

public:
    /// Gives a command, and what follows from it at once.
    using Give = std::function<void(const OmegaCommand &command, const std::optional<OmegaCommand> &then)>;

    DeskOffers(Give give, QWidget *parent);

    /// Takes no more than so many rows: what has no room goes into a menu.
    void setMaxRows(int rows);

    /// While there is a reason why none of them is done yet, the next that are shown are dim, and say it on hover.
    void disable(const QString &why) { m_disabledReason = why; }

    /// Shows offers; the first one that is allowed is highlighted when `lit` is set.
    void render(const omega::View &view, const Offers &offers, bool highlighted = false);

    /// Presses the first one that is allowed; false when there is none.
    bool takeFirst();

    /// The pixels in which all of them stand whole in so many rows.
    [[nodiscard]] int widthForRows(int rows) const;

    /// The pixels in which the first stands whole, beside the menu of the others.
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
    /// The offers that have no button, as its menu.
    QPushButton *m_more = nullptr;
};

} // namespace dossier
