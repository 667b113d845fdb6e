#include "public_window.h"

#include "omega_wording.h"
#include "public_layout.h"
#include "public_panels.h"
#include "round_header.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <array>

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

} // namespace

PublicWindow::PublicWindow()
    : QWidget(nullptr, Qt::Window)
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_journal(new PublicJournal(this))
    , m_panels{new PublicHeader(this), new PublicTrack(this), new PublicCommandos(this), new PublicPool(this),
          new PublicWells(this), new PublicReserves(this), new PublicMap(this), m_journal}
{
    setMinimumSize(480, 320);
    resize(1280, 800);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &PublicWindow::screenVanished, Qt::QueuedConnection);
    retranslate();
}

void PublicWindow::render(const SeenView &everybodys)
{
    if (!everybodys || everybodys->overseer || !everybodys->notes.empty())
        return;
    m_view = everybodys;
    for (PublicPanel *panel : m_panels)
        panel->render(m_view);
    retranslate();
}

void PublicWindow::renderJournal(std::vector<ToldLine> lines)
{
    m_journal->renderLines(std::move(lines));
}

void PublicWindow::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (PublicPanel *panel : m_panels)
        panel->setTheme(theme);
    update();
}

void PublicWindow::setTextPercent(int percent)
{
    m_textPercent = percent;
    arrange();
}

void PublicWindow::showBeside(const QScreen *own)
{
    const QScreen *other = screenBeside(own);
    // The keyboard stays with the overseer when the window has a screen of its own.
    setAttribute(Qt::WA_ShowWithoutActivating, other != nullptr);
    if (other == nullptr)
    {
        showNormal();
        raise();
        return;
    }
    setGeometry(other->availableGeometry());
    showFullScreen();
}

void PublicWindow::setFullScreen(bool full)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
}

/// The overseer's only screen is not to be filled by what was on the other one.
void PublicWindow::screenVanished()
{
    if (isFullScreen() && QGuiApplication::screens().size() == 1)
        setFullScreen(false);
}

void PublicWindow::arrange()
{
    const PublicLayout places = publicLayoutOf(size(), m_textPercent);
    const std::array rects{places.header, places.track, places.commandos, places.pool, places.wells, places.reserves,
        places.map, places.journal};
    for (std::size_t i = 0; i < m_panels.size(); ++i)
    {
        m_panels[i]->setGeometry(rects.at(i));
        m_panels[i]->setUnit(places.letters);
    }
}

void PublicWindow::paintEvent(QPaintEvent *event)
{
    QPainter(this).fillRect(event->rect(), m_theme.ground);
}

void PublicWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PublicWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PublicWindow::closeEvent(QCloseEvent *event)
{
    event->accept();
    emit closed();
}

void PublicWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F11)
        setFullScreen(!isFullScreen());
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        setFullScreen(false);
    else
        QWidget::keyPressEvent(event);
}

void PublicWindow::retranslate()
{
    setAccessibleName(tr("What everybody at the table may see"));
    setWindowTitle(m_view ? tr("%1 · %2 – for everybody", "a mission, a round")
                                .arg(wording::name(m_view->open.content.mission.name), roundText(m_view->open))
                          : tr("For everybody"));
}

} // namespace dossier
