#include "views/omega/editor/map_page.h"

#include "views/kit/page_header.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"
#include "views/kit/screen.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/words/printing.h"

#include <QEvent>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

namespace
{

/// A page narrower than this, in characters, shows its buttons as icons.
constexpr int wordyCharacters = 88;

} // namespace

MapPage::MapPage(MapPageRequests requests, const BoardPageRequests &ofBoard, QWidget *parent)
    : QWidget(parent)
    , m_requests(std::move(requests))
    , m_header(new Screen(this))
    , m_board(new BoardPage(ofBoard, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_board, 1);
    setFocusProxy(m_board);
    renderHeader();
}

void MapPage::wear(const Preferences &preferences)
{
    const auto edition = preferences.editions.find(QStringLiteral("omega"));
    m_board->setPrinting(printingOf(edition == preferences.editions.end() ? QString() : edition->second));
}

void MapPage::begin(const OpenMap &map)
{
    m_map = map;
    m_board->begin(map.file);
    renderHeader();
}

void MapPage::render(const OpenMap &map, const EditState &state)
{
    m_map = map;
    m_modified = state.modified;
    m_board->render(map.file);
    m_board->renderState(state);
    renderHeader();
}

bool MapPage::event(QEvent *event)
{
    const bool isHandled = QWidget::event(event);
    if (event->type() == QEvent::FontChange)
        fit();
    return isHandled;
}

void MapPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// With a large font the board needs the room.
void MapPage::fit()
{
    const bool bare = width() < fontMetrics().averageCharWidth() * wordyCharacters;
    if (std::exchange(m_bare, bare) != bare)
        renderHeader();
}

void MapPage::renderHeader()
{
    m_header->render(QString(), [this](const Theme & /*theme*/) { return header(); });
}

Part MapPage::header()
{
    const auto iconButton = [this](const char *icon, const QString &words, const QString &tip, auto pressed)
    {
        return button(m_bare ? QString() : words, "secondary", pressed)
            .keyed(QString::fromLatin1(icon))
            .with(&Button::icon, QString::fromLatin1(icon))
            .named(words)
            .withTip(tip);
    };
    const QString name = m_map ? singleLine(QString::fromStdString(m_map->file.name), 60) : QString();
    const QString title = !m_map ? tr("No map is open") : name.isEmpty() ? tr("Unnamed map") : name;
    setAccessibleName(title);
    return pageHeader(title, m_map ? about() : QString(), tr("To the start page (Esc)"), m_requests.back,
        {iconButton(
             "folder-open", tr("Open another…"), tr("Open another map from a file (Ctrl+O)"), m_requests.openFile),
            iconButton(
                "save", tr("Save as…"), tr("Save this map to a file of its own (Ctrl+Shift+S)"), m_requests.saveAs)});
}

/// Returns the source of the map, and whether it has unsaved changes.
QString MapPage::about() const
{
    const QString from = m_map->origin == Origin::New ? tr("Not saved yet")
        : m_map->origin == Origin::Sample             ? tr("A sample that comes with Dossier")
                                                      : singleLine(nativePath(m_map->path), 120);
    return m_modified && m_map->origin != Origin::New ? tr("%1 – with changes not saved").arg(from) : from;
}

} // namespace dossier
