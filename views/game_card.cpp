#include "game_card.h"

#include "flow_layout.h"
#include "labels.h"
#include "map_card.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

GameCard::GameCard(const std::vector<MapFile> &samples, QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_title(newParagraph(Role::Title, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_play(newButton("primary", QStringLiteral("footprints"), this))
    , m_newSession(newButton("secondary", QStringLiteral("plus"), this))
    , m_newMap(newButton("secondary", QStringLiteral("plus"), this))
    , m_open(newButton("secondary", QStringLiteral("folder-open"), this))
    , m_samplesCaption(newLabel(Role::Caption, this))
    , m_samples(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setProperty("role", QStringLiteral("card"));
    addSamples(samples);
    layOut();
    connect(m_play, &QPushButton::clicked, this, &GameCard::playAsked);
    connect(m_newSession, &QPushButton::clicked, this, &GameCard::newSessionAsked);
    connect(m_newMap, &QPushButton::clicked, this, &GameCard::newMapAsked);
    connect(m_open, &QPushButton::clicked, this, &GameCard::openAsked);
    retranslate();
}

void GameCard::addSamples(const std::vector<MapFile> &samples)
{
    m_samples->setSpacing(14);
    for (const MapFile &sample : samples)
    {
        auto *card = new MapCard(sample, this);
        connect(card, &QPushButton::clicked, this,
            [this, number = static_cast<int>(m_cards.size())] { emit sampleChosen(number); });
        m_samples->addWidget(card, 1);
        m_cards.push_back(card);
    }
}

void GameCard::layOut()
{
    auto *row = new QWidget(this);
    auto *buttons = new FlowLayout(row);
    buttons->setContentsMargins({});
    buttons->setSpacing(12);
    buttons->addWidget(m_play);
    buttons->addWidget(m_newSession);
    buttons->addWidget(m_newMap);
    buttons->addWidget(m_open);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(28, 26, 28, 28);
    column->setSpacing(8);
    column->addWidget(m_caption);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addSpacing(10);
    column->addWidget(row);
    column->addSpacing(20);
    column->addWidget(m_samplesCaption);
    column->addSpacing(2);
    column->addLayout(m_samples, 1);
}

void GameCard::setTheme(const Theme &theme)
{
    for (MapCard *card : m_cards)
        card->setTheme(theme);
}

int GameCard::rowWidth() const
{
    int width = 0;
    for (const MapCard *card : m_cards)
        width += std::max(card->minimumSizeHint().width(), fontMetrics().averageCharWidth() * 22) + 14;
    return width + 56;
}

void GameCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void GameCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_samples->setDirection(width() >= rowWidth() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void GameCard::retranslate()
{
    m_caption->setText(tr("Game"));
    m_title->setText(QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"));
    m_about->setText(
        tr("Draw a map or open one, place the figures, and ask: who sees whom and with what cover, where a figure can "
           "go, with what odds an attack wounds. Dossier says why, in both printings; you decide."));
    label(m_play, tr("Play the sample mission"),
        tr("Begin a session with made-up cards, set up and ready: nothing to fill in"));
    label(m_newSession, tr("New session"),
        tr("Choose mission, printing and players, and set up the table (Ctrl+Shift+N)"));
    label(m_newMap, tr("New map"), tr("Make an empty map of the size you need (Ctrl+N)"));
    label(m_open, tr("Open a map…"), tr("Open a map from a file (Ctrl+O); you can also drop one on the window"));
    m_samplesCaption->setText(tr("Samples to try"));
    const std::array<QString, 3> abouts{
        tr("A first look: three rooms, and what stands around the corner."),
        tr("A crossing under EMI with a closed room in every corner."),
        tr("A large hall with pillars, four wings and a vault."),
    };
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setAbout(i < abouts.size() ? abouts.at(i) : QString());
}

} // namespace dossier
