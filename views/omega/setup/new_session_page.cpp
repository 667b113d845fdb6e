#include "views/omega/setup/new_session_page.h"

#include "views/board/file_dialogs.h"
#include "views/kit/choice.h"
#include "views/kit/flow_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/omega/board/map_picture.h"
#include "views/omega/words/wording.h"
#include "views/session/campaign_choice.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int fewestPlayers = 2;
constexpr int mostPlayers = 6;
constexpr int usualPlayers = 5;

const QString campaignKey = QStringLiteral("campaign");

} // namespace

NewSessionPage::NewSessionPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_area(new FlowingArea(this))
    , m_missionLabel(newLabel(Role::Strong, this))
    , m_mission(new QComboBox(this))
    , m_printing(new Choice(2, this))
    , m_playersLabel(newLabel(Role::Strong, this))
    , m_players(new QSpinBox(this))
    , m_hint(newParagraph(Role::Small, this))
    , m_campaign(new CampaignChoice(this))
    , m_pack(newButton("offer", QStringLiteral("folder-open"), this))
    , m_owners(newButton("offer", QStringLiteral("book-open"), this))
    , m_create(newButton("primary", QStringLiteral("check"), this))
    , m_picture(new MapPicture(Margin::Coordinates, 44, this))
{
    m_players->setRange(fewestPlayers, mostPlayers);
    m_players->setMinimumHeight(40);
    m_mission->setMinimumHeight(40);
    m_missionLabel->setBuddy(m_mission);
    m_playersLabel->setBuddy(m_players);
    setFocusProxy(m_mission);
    layOut();
    listen();
    retranslate();
}

void NewSessionPage::layOut()
{
    auto *card = newFrame("card", this);
    card->setMaximumWidth(720);
    auto *form = new QVBoxLayout(card);
    form->setContentsMargins(28, 26, 28, 28);
    form->setSpacing(8);
    const auto gap = [form] { form->addSpacing(8); };
    form->addWidget(m_missionLabel);
    form->addWidget(m_mission);
    auto *others = new QWidget(card);
    auto *flow = new FlowLayout(others, 8);
    flow->addWidget(m_owners);
    flow->addWidget(m_pack);
    form->addWidget(others);
    gap();
    form->addWidget(m_printing);
    gap();
    form->addWidget(m_playersLabel);
    form->addWidget(m_players);
    form->addWidget(m_hint);
    gap();
    form->addWidget(m_campaign);
    form->addSpacing(14);
    form->addWidget(m_create);
    auto *content = new QWidget(this);
    content->setProperty("role", QStringLiteral("page"));
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(24, 24, 24, 24);
    row->setSpacing(24);
    row->addWidget(card, 1, Qt::AlignTop);
    row->addWidget(m_picture, 1);
    m_area->setPage(content);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_area, 1);
}

void NewSessionPage::listen()
{
    connect(m_header, &PageHeader::backAsked, this, &NewSessionPage::backAsked);
    connect(m_owners, &QPushButton::clicked, this, &NewSessionPage::ownersAsked);
    connect(m_pack, &QPushButton::clicked, this,
        [this]
        {
            if (const QString path = dialogs::packToOpen(this); !path.isEmpty())
                emit packAsked(path);
        });
    connect(m_create, &QPushButton::clicked, this, &NewSessionPage::create);
    connect(m_campaign, &CampaignChoice::accepted, this, &NewSessionPage::create);
    connect(m_mission, &QComboBox::currentIndexChanged, this, &NewSessionPage::preview);
    connect(m_players, &QSpinBox::valueChanged, this, &NewSessionPage::retranslate);
}

void NewSessionPage::setTheme(const Theme &theme)
{
    m_picture->setTheme(theme);
}

void NewSessionPage::begin(const std::vector<MissionOffered> &missions, Printing printing)
{
    m_missions = missions;
    m_printing->setChosen(printing == Printing::First ? 0 : 1);
    m_players->setValue(usualPlayers);
    retranslate();
    m_mission->setCurrentIndex(missions.empty() ? -1 : 0);
    preview();
    m_mission->setFocus(Qt::OtherFocusReason);
}

void NewSessionPage::offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_campaign->begin(files, chosen);
}

Draft NewSessionPage::draft() const
{
    const QString name = m_campaign->typedName();
    return name.isEmpty() ? Draft() : Draft{{campaignKey, name}};
}

void NewSessionPage::setDraft(const Draft &draft)
{
    if (const auto name = draft.find(campaignKey); name != draft.end())
        m_campaign->setTypedName(name->second);
}

const MissionOffered *NewSessionPage::chosen() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_mission->currentIndex()));
    return index < m_missions.size() ? &m_missions[index] : nullptr;
}

void NewSessionPage::preview()
{
    const MissionOffered *mission = chosen();
    m_create->setEnabled(mission != nullptr);
    if (mission == nullptr)
        return;
    m_picture->render(mission->map);
    m_campaign->setUsualName(wording::name(mission->name));
}

void NewSessionPage::create()
{
    const MissionOffered *mission = chosen();
    if (mission == nullptr)
        return;
    emit sessionMade({mission->pack, mission->id, m_printing->chosen() == 0 ? Printing::First : Printing::Revised,
        m_players->value(), m_campaign->name(), m_campaign->file()});
}

void NewSessionPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NewSessionPage::retranslate()
{
    m_header->setTexts(
        tr("New session"), tr("Everything is then filled in: change what differs at your table"), tr("Back (Esc)"));
    m_missionLabel->setText(tr("Mission"));
    const QSignalBlocker quiet(m_mission);
    const int index = m_mission->currentIndex();
    m_mission->clear();
    for (const MissionOffered &mission : m_missions)
        m_mission->addItem(wording::name(mission.name));
    m_mission->setCurrentIndex(index < m_mission->count() ? index : 0);
    m_mission->setAccessibleName(tr("Mission"));
    m_mission->setToolTip(tr("What you will play; the picture shows its map"));
    m_printing->setCaption(tr("Edition of the rules"));
    m_printing->setOption(0, tr("First"), tr("Play by the first edition"));
    m_printing->setOption(1, tr("Revised"), tr("Play by the revised edition"));
    m_playersLabel->setText(tr("Players"));
    m_players->setAccessibleName(tr("Number of players"));
    m_players->setToolTip(tr("All players, the overseer included"));
    const int players = m_players->value();
    m_hint->setText(players == 2 ? tr("The overseer and one player with three commandos or more.")
            : players == 3       ? tr("The overseer and two players with two commandos each.")
                                 : tr("The overseer and %n player(s) with one commando each.", nullptr, players - 1));
    label(m_owners, tr("Knock Knock, Who’s There?…"),
        tr("Enter the values of your cards, step by step; then the mission is in the list"));
    label(m_pack, tr("Pack from a file…"), tr("Offer the missions of a pack from a file"));
    label(m_create, tr("Set up the table"), tr("Begin the session and go to the set-up"));
    m_picture->setAccessibleName(tr("Map of the mission"));
    preview();
}

} // namespace dossier
