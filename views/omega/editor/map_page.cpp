#include "views/omega/editor/map_page.h"

#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/words/printing.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

namespace
{

/// A page narrower than so many letters shows its buttons as icons.
constexpr int wordyCharacters = 88;

} // namespace

MapPage::MapPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_save(newButton("secondary", QStringLiteral("save"), this))
    , m_open(newButton("secondary", QStringLiteral("folder-open"), this))
    , m_board(new BoardPage(this))
{
    m_header->addButton(m_open);
    m_header->addButton(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_board, 1);
    setFocusProxy(m_board);
    connect(m_header, &PageHeader::backAsked, this, &MapPage::backAsked);
    connect(m_save, &QPushButton::clicked, this, &MapPage::saveAsked);
    connect(m_open, &QPushButton::clicked, this, &MapPage::openAsked);
    retranslate();
}

void MapPage::wear(const Preferences &preferences)
{
    m_board->setTheme(themeFor(preferences.theme));
    const auto edition = preferences.editions.find(QStringLiteral("omega"));
    m_board->setPrinting(printingOf(edition == preferences.editions.end() ? QString() : edition->second));
}

void MapPage::begin(const OpenMap &map)
{
    m_map = map;
    m_board->begin(map.file);
    retranslate();
}

void MapPage::render(const OpenMap &map, const EditState &state)
{
    m_map = map;
    m_modified = state.modified;
    m_board->render(map.file);
    m_board->renderState(state);
    retranslate();
}

void MapPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void MapPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// With large letters the board needs the room.
void MapPage::fit()
{
    const bool bare = width() < fontMetrics().averageCharWidth() * wordyCharacters;
    if (std::exchange(m_bare, bare) != bare)
        retranslate();
}

void MapPage::retranslate()
{
    const QString save = tr("Save as…");
    const QString open = tr("Open another…");
    label(m_save, m_bare ? QString() : save, tr("Save this map to a file of its own (Ctrl+Shift+S)"), save);
    label(m_open, m_bare ? QString() : open, tr("Open another map from a file (Ctrl+O)"), open);
    const QString back = tr("To the start page (Esc)");
    if (!m_map)
    {
        m_header->setTexts(tr("No map is open"), {}, back);
        return;
    }
    const QString name = singleLine(QString::fromStdString(m_map->file.name), 60);
    const QString from = m_map->origin == Origin::New ? tr("Not saved yet")
        : m_map->origin == Origin::Sample             ? tr("A sample that comes with Dossier")
                                                      : singleLine(nativePath(m_map->path), 120);
    const QString about
        = m_modified && m_map->origin != Origin::New ? tr("%1 – with changes not saved").arg(from) : from;
    m_header->setTexts(name.isEmpty() ? tr("Unnamed map") : name, about, back);
}

} // namespace dossier
