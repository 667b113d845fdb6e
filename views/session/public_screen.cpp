#include "views/session/public_screen.h"

#include "views/kit/theme.h"
#include "views/session/public_pane.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

const QScreen *screenBeside(const QScreen *own)
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [own](const QScreen *screen) { return screen != own; });
    return other == screens.end() ? nullptr : *other;
}

/// Returns the room on a screen beside a title bar and a window frame, whose size is unknown before the window is
/// shown.
QSize roomOn(const QScreen &screen)
{
    constexpr QSize frame{16, 48};
    return screen.availableSize() - frame;
}

} // namespace

PublicScreen::PublicScreen()
    : QWidget(nullptr, Qt::Window)
    , m_seal(new PublicPane(this))
{
    m_seal->hide();

    setMinimumSize(480, 320);
    resize(1280, 800);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &PublicScreen::screenVanished, Qt::QueuedConnection);
    retranslate();
}

void PublicScreen::render(PublicPage page)
{
    m_page = std::move(page);
    makePanes();
    arrange();
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        m_panes[i]->render(m_page.parts[i]);
    retranslate();
}

void PublicScreen::makePanes()
{
    const std::size_t before = m_panes.size();
    for (std::size_t i = m_page.parts.size(); i < before; ++i)
        delete m_panes[i];
    m_panes.resize(m_page.parts.size());
    for (std::size_t i = before; i < m_panes.size(); ++i)
    {
        m_panes[i] = new PublicPane(this);
        m_panes[i]->show();
    }
}

void PublicScreen::showSeal(const ShownSeal &seal)
{
    m_seal->setVisible(!seal.code.isEmpty());
    m_seal->render(seal.code.isEmpty() ? PublicPart() : publicSeal(seal));
    arrange();
    m_seal->raise();
}

void PublicScreen::arrange()
{
    constexpr double sealUnits = 60;
    m_seal->setGeometry(rect());
    m_seal->setUnit(height() / sealUnits);
    if (!m_page.places)
        return;
    const PublicPlaces places = m_page.places(size(), m_textPercent);
    for (std::size_t i = 0; i < m_panes.size(); ++i)
    {
        m_panes[i]->setGeometry(places.parts.at(i));
        m_panes[i]->setUnit(places.fontSize);
    }
}

void PublicScreen::retranslate()
{
    setAccessibleName(tr("Public information"));
    setWindowTitle(m_page.title ? m_page.title() : tr("Public"));
}

void PublicScreen::refresh(std::size_t part)
{
    if (part < m_panes.size())
        m_panes[part]->update();
}

void PublicScreen::setTextPercent(int percent)
{
    m_textPercent = percent;
    arrange();
}

void PublicScreen::showBeside(const QScreen *own)
{
    const QScreen *other = screenBeside(own);
    // The focus stays with the player who keeps the table when the public window has a screen of its own.
    setAttribute(Qt::WA_ShowWithoutActivating, other != nullptr);
    if (other == nullptr)
    {
        resize(size().boundedTo(roomOn(*(own != nullptr ? own : QGuiApplication::primaryScreen()))));
        showNormal();
        raise();
        return;
    }
    setGeometry(other->availableGeometry());
    showFullScreen();
}

void PublicScreen::setFullScreen(bool full)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
}

/// The window that filled the other screen must not fill the only one left.
void PublicScreen::screenVanished()
{
    if (isFullScreen() && QGuiApplication::screens().size() == 1)
        setFullScreen(false);
}

void PublicScreen::paintEvent(QPaintEvent *event)
{
    QPainter(this).fillRect(event->rect(), currentTheme().ground);
}

void PublicScreen::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PublicScreen::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PublicScreen::closeEvent(QCloseEvent *event)
{
    event->accept();
    emit closed();
}

void PublicScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F11)
        setFullScreen(!isFullScreen());
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        setFullScreen(false);
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
