#include "views/omega/editor/sample_maps.h"

#include "views/kit/labels.h"
#include "views/omega/editor/map_card.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

SampleMaps::SampleMaps(const std::vector<MapFile> &samples, QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setProperty("role", QStringLiteral("card"));
    m_row->setSpacing(14);
    for (const MapFile &sample : samples)
    {
        auto *card = new MapCard(sample, this);
        connect(card, &QPushButton::clicked, this,
            [this, number = static_cast<int>(m_cards.size())] { emit sampleChosen(number); });
        m_row->addWidget(card, 1);
        m_cards.push_back(card);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(28, 22, 28, 28);
    column->setSpacing(10);
    column->addWidget(m_caption);
    column->addLayout(m_row, 1);
    retranslate();
}

void SampleMaps::setTheme(const Theme &theme)
{
    for (MapCard *card : m_cards)
        card->setTheme(theme);
}

int SampleMaps::rowWidth() const
{
    int width = 0;
    for (const MapCard *card : m_cards)
        width += std::max(card->minimumSizeHint().width(), fontMetrics().averageCharWidth() * 22) + 14;
    return width + 56;
}

void SampleMaps::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SampleMaps::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_row->setDirection(width() >= rowWidth() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SampleMaps::retranslate()
{
    m_caption->setText(tr("Maps of LEVEL 7 to try"));
    const std::array<QString, 3> abouts{
        tr("A first look: three rooms, and what stands around the corner."),
        tr("A crossing under EMI with a closed room in every corner."),
        tr("A large hall with pillars, four wings and a vault."),
    };
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setAbout(i < abouts.size() ? abouts.at(i) : QString());
}

} // namespace dossier
