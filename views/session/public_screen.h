#pragma once

#include "views/session/public_part.h"
#include "views/session/seal_page.h"

#include <QWidget>

#include <vector>

class QScreen;

namespace dossier
{

class PublicPane;

/// Places of the parts of a public window, and the unit of their font.
struct PublicPlaces
{
    double fontSize = 10;
    /// Rectangles in the order of the parts.
    std::vector<QRect> parts{};
};

/// Contents of a public window, as a value made of public data.
struct PublicPage
{
    /// The title of the window, in the current language.
    std::function<QString()> title{};
    /// Parts in reading order.
    std::vector<PublicPart> parts{};
    /// The places in a window of that size. Larger text may leave some part less room.
    std::function<PublicPlaces(const QSize &window, int textPercent)> places{};
};

/// The window for everybody at the table, on a second screen or a projector: large enough to be read from three metres.
/// It shows a page of any game and takes no command of it.
class PublicScreen : public QWidget
{
    Q_OBJECT

public:
    PublicScreen();

    void render(PublicPage page);

    /// Draws a part of the page again, by its index; nothing when there is none.
    void refresh(std::size_t part);

    void setTextPercent(int percent);

    /// Shows a seal above the page; an empty one shows the page again.
    void showSeal(const ShownSeal &seal);

    /// Panes of the page, one for each part.
    [[nodiscard]] const std::vector<PublicPane *> &panes() const { return m_panes; }

    /// Full-screen on a screen other than that one; where there is no other, a window beside it.
    void showBeside(const QScreen *own);

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Makes one pane for each part of the page.
    void makePanes();
    /// Puts the parts in their places.
    void arrange();
    void retranslate();
    void setFullScreen(bool full);
    void screenVanished();

    PublicPage m_page;
    std::vector<PublicPane *> m_panes;
    PublicPane *m_seal;
    int m_textPercent = 100;
};

} // namespace dossier
