#include "views/window/start_page.h"

#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/start_card.h"
#include "views/window/settings_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

namespace
{

constexpr int pageMargin = 40;
constexpr int cardGap = 16;
constexpr int mostWidth = 1320;

/// A card for each game, made before what stands under them: the keyboard goes through a page as it was made.
std::vector<StartCard *> cardsOf(const GameFaces &games, QWidget *content)
{
    std::vector<StartCard *> cards;
    for (const GameFace &game : games)
        cards.push_back(game.makeCard(content));
    return cards;
}

std::vector<QString> namesOf(const GameFaces &games)
{
    std::vector<QString> names;
    for (const GameFace &game : games)
        names.push_back(game.name);
    return names;
}

} // namespace

StartPage::StartPage(DocumentPages *documents, const GameFaces &games, QWidget *parent)
    : FlowingArea(parent)
    , m_content(new QWidget(this))
    , m_title(newLabel(Role::Display, m_content))
    , m_motto(newParagraph(Role::Dim, m_content))
    , m_games(cardsOf(games, m_content))
    , m_names(namesOf(games))
    , m_samples(documents != nullptr ? documents->makeSamples(m_content) : SampleCard())
    , m_sessions(new RecentSessions(m_content))
    , m_recent(documents != nullptr ? documents->makeRecent(m_content) : nullptr)
    , m_settings(new SettingsCard(games, m_content))
{
    listenToCards(games);
    layOut();
    listen();
    m_sessions->installEventFilter(this);
    retranslate();
}

void StartPage::listenToCards(const GameFaces &games)
{
    for (std::size_t i = 0; i < games.size(); ++i)
    {
        const StartCard *card = m_games[i];
        const QString id = games[i].id;
        connect(card, &StartCard::newMapAsked, this, &StartPage::newMapAsked);
        connect(card, &StartCard::openAsked, this, &StartPage::openAsked);
        connect(card, &StartCard::playAsked, this, [this, id] { emit playAsked(id); });
        connect(card, &StartCard::newSessionAsked, this, [this, id] { emit newSessionAsked(id); });
        connect(card, &StartCard::actAsked, this, [this, id](const QString &act) { emit gameAsked(id, act); });
    }
}

void StartPage::layOut()
{
    m_side = new QVBoxLayout;
    m_side->setSpacing(cardGap);
    m_side->addWidget(m_sessions);
    if (m_recent != nullptr)
        m_side->addWidget(m_recent);
    m_side->addWidget(m_settings);
    m_side->addStretch();
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(cardGap);
    auto *games = new QVBoxLayout;
    games->setSpacing(cardGap);
    for (StartCard *card : m_games)
        games->addWidget(card);
    if (m_samples.card != nullptr)
        games->addWidget(m_samples.card, 1);
    else
        games->addStretch(1);
    m_columns->addLayout(games, 1);
    m_columns->addLayout(m_side);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(pageMargin, 28, pageMargin, 32);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_motto);
    column->addSpacing(20);
    column->addLayout(m_columns, 1);
    m_content->setProperty("role", QStringLiteral("page"));
    setPage(m_content);
}

void StartPage::listen()
{
    connect(m_sessions, &RecentSessions::openRequested, this, &StartPage::sessionRequested);
    connect(m_sessions, &RecentSessions::allAsked, this, &StartPage::sessionsAsked);
    connect(m_settings, &SettingsCard::preferencesChosen, this,
        [this](const Preferences &chosen)
        {
            // What was pressed stays under the hand when all letters get another size.
            if (QWidget *pressed = m_content->focusWidget(); pressed != nullptr && m_settings->isAncestorOf(pressed))
                holdInSight(pressed);
            emit preferencesChosen(chosen);
        });
}

void StartPage::render(const Preferences &preferences)
{
    m_settings->render(preferences);
    arrange();
}

void StartPage::renderSessions(const std::vector<SessionFile> &files)
{
    m_sessions->render(files);
    // One thing is bright: the session to go on with; where all have ended a new one of the game that was played last;
    // and the first sample where there are none.
    using enum StartCard::Bright;
    const bool goesOn = RecentSessions::goesOn(files).has_value();
    std::size_t next = 0;
    for (std::size_t i = 0; i < m_names.size(); ++i)
        if (!files.empty() && files.front().game == m_names[i])
            next = i;
    for (std::size_t i = 0; i < m_games.size(); ++i)
        m_games[i]->brighten(goesOn || i != next ? None : files.empty() ? Sample : NewSession);
    m_goesOn = goesOn;
    arrange();
}

void StartPage::tellPlace(const QString &path, const ToldPlace &place)
{
    m_sessions->tellPlace(path, place);
}

void StartPage::showTop()
{
    scrollToTop(*m_content);
}

void StartPage::showSettings()
{
    m_settings->takeFocus();
    ensureWidgetVisible(m_settings);
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FlowingArea::changeEvent(event);
}

/// New rows are measured once they are shown, and in the language that is spoken then.
bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_sessions && event->type() == QEvent::LayoutRequest)
        arrange();
    return FlowingArea::eventFilter(watched, event);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    arrange();
    FlowingArea::resizeEvent(event);
}

/// What was hidden while letters changed has its own only now, and a moment later its widths.
void StartPage::showEvent(QShowEvent *event)
{
    FlowingArea::showEvent(event);
    QMetaObject::invokeMethod(this, &StartPage::arrange, Qt::QueuedConnection);
}

void StartPage::retranslate()
{
    setAccessibleName(tr("Start page"));
    m_title->setText(QStringLiteral("Dossier"));
    m_motto->setText(tr("A companion beside the board. It knows the rules; you decide."));
    arrange();
}

void StartPage::arrange()
{
    const int room = viewport()->width();
    const int rim = std::max(pageMargin, (room - mostWidth) / 2);
    m_content->layout()->setContentsMargins(rim, 28, rim, 32);
    std::vector<QWidget *> side{m_sessions, m_settings};
    if (m_recent != nullptr)
        side.push_back(m_recent);
    int sideWidth = 0;
    for (const QWidget *card : side)
        sideWidth = std::max(sideWidth, card->minimumSizeHint().width());
    const int gamesWidth = m_samples.rowWidth ? m_samples.rowWidth() : 0;
    const bool beside = room - 2 * rim >= gamesWidth + cardGap + sideWidth;
    m_columns->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Where all stands in one column, what is bright comes first: it would lie below the fold.
    if (const bool first = !beside && m_goesOn; std::exchange(m_sessionsFirst, first) != first)
    {
        if (first)
            m_columns->insertWidget(0, m_sessions);
        else
            m_side->insertWidget(0, m_sessions);
    }
    for (QWidget *card : side)
        card->setMaximumWidth(beside ? sideWidth : QWIDGETSIZE_MAX);
}

} // namespace dossier
