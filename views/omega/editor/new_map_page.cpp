#include "views/omega/editor/new_map_page.h"

#include "views/kit/page_header.h"
#include "views/kit/screen.h"
#include "views/omega/board/map_picture.h"

#include <QVBoxLayout>

#include <utility>

namespace dossier
{

namespace
{

constexpr int maxNameLength = 80;
constexpr int nameCharacters = 34;
constexpr int usualColumns = 16;
constexpr int usualRows = 12;
/// Maximum side of a space of the picture, in pixels.
constexpr int maxSpace = 44;

} // namespace

NewMapPage::NewMapPage(std::function<void(const MapFile &file)> make, std::function<void()> back, QWidget *parent)
    : QWidget(parent)
    , m_make(std::move(make))
    , m_back(std::move(back))
    , m_screen(new Screen(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_screen);
    begin();
}

void NewMapPage::begin()
{
    m_name.clear();
    m_columns = usualColumns;
    m_rows = usualRows;
    ++m_version;
    refresh();
    m_screen->focus(QStringLiteral("name"));
}

void NewMapPage::create()
{
    const QString name = m_name.trimmed().isEmpty() ? tr("Unnamed map") : m_name.trimmed();
    m_make({.name = name.toStdString(), .map = Map(m_columns, m_rows)});
}

void NewMapPage::refresh()
{
    m_screen->render(QString(), [this](const Theme & /*theme*/) { return page(); });
}

Part NewMapPage::page()
{
    const QString title = tr("New map");
    setAccessibleName(title);
    return column({pageHeader(title, tr("An empty floor of the size you need"), tr("Back (Esc)"), m_back),
                      row({form().with(&Part::alignment, Qt::AlignTop), picture().stretched()})
                          .spaced(24, {24, 24, 24, 24})
                          .stretched()})
        .spaced(0);
}

Part NewMapPage::form()
{
    return card(
        {text(tr("Name"), Role::Strong),
            field(QStringLiteral("name"), tr("Name of the map"), m_name,
                [this](const QVariant &name) { m_name = name.toString(); })
                .with(&Field::max, maxNameLength)
                .with(&Field::characters, nameCharacters)
                .with(&Field::version, m_version)
                .with(&Field::placeholder, tr("Unnamed map"))
                .with(&Field::activated, Action<int>([this](int /*row*/) { create(); }))
                .withTip(tr("What the map is called, up to 80 characters")),
            row({sideField(tr("Columns"), QStringLiteral("columns"), &NewMapPage::m_columns).with(&Part::stretch, 1),
                    sideField(tr("Rows"), QStringLiteral("rows"), &NewMapPage::m_rows).with(&Part::stretch, 1)})
                .spaced(14),
            text(tr("From 1 to %1 spaces each way.").arg(Map::maxSide), Role::Small).wrapping(),
            button(tr("Make the map"), "primary", [this] { create(); })
                .with(&Button::icon, QStringLiteral("check"))
                .withTip(tr("Make the map that the picture shows (Enter)"))})
        .spaced(10, {28, 26, 28, 28});
}

Part NewMapPage::sideField(const QString &caption, const QString &key, int NewMapPage::*side)
{
    const bool isColumns = side == &NewMapPage::m_columns;
    const QString tip
        = isColumns ? tr("Spaces from west to east, from 1 to %1") : tr("Spaces from north to south, from 1 to %1");
    const auto entered = [this, side](const QVariant &spaces)
    {
        this->*side = spaces.toInt();
        refresh();
    };
    return column({text(caption, Role::Strong),
        field(key, isColumns ? tr("Number of columns") : tr("Number of rows"), this->*side, entered)
            .with(&Field::min, 1)
            .with(&Field::max, Map::maxSide)
            .with(&Field::version, m_version)
            .withTip(tip.arg(Map::maxSide))});
}

Part NewMapPage::picture() const
{
    return largeMapPicture(Map(m_columns, m_rows), maxSpace, QVariantList{m_columns, m_rows})
        .named(tr("Picture of the new map"));
}

} // namespace dossier
