#include "views/omega/editor/map_legend.h"

#include "views/kit/labels.h"
#include "views/omega/board/map_picture.h"
#include "views/omega/editor/map_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace dossier
{

namespace
{

Map roomExample()
{
    Map map(2, 2);
    map.setWall({1, 0});
    return map;
}

Map wallExample()
{
    Map map(1, 1);
    map.setWall({0, 0});
    return map;
}

Map doorExample()
{
    Map map(2, 1);
    map.setDoor({{0, 0}, Edge::Side::East});
    return map;
}

Map rubbleExample()
{
    Map map(1, 1);
    map.setRubble({0, 0});
    return map;
}

Map emiExample()
{
    Map map(1, 1);
    map.setEmi(map.tile({0, 0}));
    return map;
}

} // namespace

MapLegend::MapLegend(QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_caption(newLabel(Role::Caption, this))
    , m_size(newLabel(Role::Heading, this))
{
    setProperty("role", QStringLiteral("side"));
    m_column->setContentsMargins(22, 20, 22, 20);
    m_column->setSpacing(6);
    m_column->addWidget(m_caption);
    m_column->addWidget(m_size);
    m_column->addSpacing(12);
    for (const Map &example : {roomExample(), doorExample(), Map(1, 1), wallExample(), rubbleExample(), emiExample()})
        addRow(example);
    m_column->addStretch();
    retranslate();
}

void MapLegend::addRow(const Map &example)
{
    const Row row{
        new MapPicture(Margin::None, 34, this), newParagraph(Role::Strong, this), newParagraph(Role::Small, this)};
    row.swatch->setFixedSize(56, 40);
    row.swatch->render(example);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(1);
    texts->addWidget(row.count);
    texts->addWidget(row.meaning);
    auto *line = new QHBoxLayout;
    line->setSpacing(14);
    line->addWidget(row.swatch, 0, Qt::AlignTop);
    line->addLayout(texts, 1);
    m_column->addLayout(line);
    m_column->addSpacing(12);
    m_rows.push_back(row);
}

void MapLegend::render(const MapFacts &facts)
{
    m_facts = facts;
    retranslate();
}

void MapLegend::setTheme(const Theme &theme)
{
    for (const Row &row : m_rows)
        row.swatch->setTheme(theme);
}

void MapLegend::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void MapLegend::retranslate()
{
    m_caption->setText(tr("On this map"));
    m_size->setText(wording::size(m_facts));
    const std::array<std::pair<QString, QString>, 6> texts{{
        {wording::rooms(m_facts.rooms), tr("Connected floor, with no closed door in between.")},
        {wording::doors(m_facts.doors), tr("On the edge between two spaces.")},
        {wording::floorSpaces(m_facts.floorSpaces), tr("Where figures can be and move.")},
        {wording::wallSpaces(m_facts.wallSpaces), tr("Everything beyond the map’s rim is wall too.")},
        {wording::rubbleSpaces(m_facts.rubbleSpaces), tr("Leaving one costs one more movement point.")},
        {wording::emiTiles(m_facts.emiTiles), tr("Electromagnetic interference: weakens the commandos’ sight.")},
    }};
    for (std::size_t i = 0; i < m_rows.size(); ++i)
    {
        m_rows[i].count->setText(texts.at(i).first);
        m_rows[i].meaning->setText(texts.at(i).second);
    }
}

} // namespace dossier
