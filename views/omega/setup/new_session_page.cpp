#include "views/omega/setup/new_session_page.h"

#include "views/board/file_dialogs.h"
#include "views/kit/page_header.h"
#include "views/kit/screen.h"
#include "views/omega/board/map_picture.h"
#include "views/omega/words/wording.h"
#include "views/session/campaign_choice.h"
#include "views/session/names_note.h"
#include "views/session/next_roles.h"

#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int minPlayers = 2;
constexpr int maxPlayers = 6;
constexpr int usualPlayers = 5;
/// Maximum side of a space of the picture, in pixels.
constexpr int maxSpace = 44;

const QString campaignKey = QStringLiteral("campaign");
const QString missionKey = QStringLiteral("mission");
const QString playersKey = QStringLiteral("players");

QString personKey(int player)
{
    return QStringLiteral("player-%1").arg(player);
}

/// A caption above a field, with room above both.
Part captioned(const QString &caption, Parts fields)
{
    fields.insert(fields.begin(), text(caption, Role::Strong));
    return column(std::move(fields)).spaced(8, {0, 0, 0, 8});
}

} // namespace

NewSessionPage::NewSessionPage(QWidget *parent)
    : QWidget(parent)
    , m_campaign(new CampaignChoice([this] { create(); }, this))
    , m_screen(new Screen(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_screen);
    refresh();
}

void NewSessionPage::begin(const std::vector<MissionOffered> &missions, Printing printing)
{
    m_missions = missions;
    m_mission = 0;
    m_printing = printing;
    m_players = usualPlayers;
    ++m_version;
    refresh();
    m_screen->focus(missionKey);
}

void NewSessionPage::offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_campaign->begin(files, chosen);
}

Draft NewSessionPage::draft() const
{
    const MissionOffered *mission = chosen();
    Draft draft
        = draftOf(mission != nullptr ? QString::fromStdString(mission->id.text) : QString(), m_players, m_people);
    draft[campaignKey] = m_campaign->typedName();
    std::erase_if(draft, [](const auto &field) { return field.second.trimmed().isEmpty(); });
    return draft;
}

Draft NewSessionPage::draftOf(const QString &mission, int players, const QStringList &people)
{
    Draft draft{{missionKey, mission}, {playersKey, QString::number(players)}};
    for (int i = 0; i < players; ++i)
        draft[personKey(i)] = people.value(i);
    return draft;
}

Draft NewSessionPage::withRolesSwapped(const Draft &draft)
{
    QStringList keys;
    for (int i = 0; i < textOf(draft, playersKey).toInt(); ++i)
        keys << personKey(i);
    return withNextRoles(draft, keys);
}

void NewSessionPage::setDraft(const Draft &draft)
{
    if (const QString name = textOf(draft, campaignKey); !name.isEmpty())
        m_campaign->setTypedName(name);
    if (const int players = textOf(draft, playersKey).toInt(); players >= minPlayers && players <= maxPlayers)
        m_players = players;
    const auto mission = std::ranges::find(m_missions, textOf(draft, missionKey),
        [](const MissionOffered &one) { return QString::fromStdString(one.id.text); });
    if (mission != m_missions.end())
        m_mission = static_cast<int>(mission - m_missions.begin());
    m_people.clear();
    for (int i = 0; i < maxPlayers; ++i)
        m_people << textOf(draft, personKey(i));
    ++m_version;
    refresh();
}

const MissionOffered *NewSessionPage::chosen() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_mission));
    return index < m_missions.size() ? &m_missions[index] : nullptr;
}

void NewSessionPage::create()
{
    if (const MissionOffered *mission = chosen())
        emit sessionMade({mission->pack, mission->id, m_printing, m_players, m_campaign->name(), m_campaign->file(),
            m_people.mid(0, m_players)});
}

void NewSessionPage::focusInEvent(QFocusEvent * /*event*/)
{
    m_screen->focus(missionKey);
}

void NewSessionPage::refresh()
{
    m_screen->render(QString(), [this](const Theme & /*theme*/) { return page(); });
}

Part NewSessionPage::page()
{
    return column({header(),
                      scrollArea({row({form().stretched().with(&Part::alignment, Qt::AlignTop), picture().stretched()})
                                         .spaced(24, {24, 24, 24, 24})})
                          .stretched()})
        .spaced(0);
}

Part NewSessionPage::header()
{
    const QString title = tr("New session");
    setAccessibleName(title);
    return pageHeader(title, tr("Everything is then filled in: change what differs at your table"), tr("Back (Esc)"),
        [this] { emit backRequested(); });
}

Part NewSessionPage::form()
{
    return card({missionField(), printingField(), playersField(), namesField(), campaignField(), createButton()})
        .spaced(8, {28, 26, 28, 28});
}

Part NewSessionPage::missionField()
{
    QStringList names;
    for (const MissionOffered &mission : m_missions)
        names << wording::name(mission.name);
    const auto entered = [this](const QVariant &row)
    {
        m_mission = row.toInt();
        refresh();
    };
    const auto openPack = [this]
    {
        if (const QString path = dialogs::packToOpen(this); !path.isEmpty())
            emit packRequested(path);
    };
    return captioned(tr("Mission"),
        {choice(missionKey, tr("Mission"), names.isEmpty() ? QStringList{QString()} : names, m_mission, entered)
                .with(&Field::version, m_version)
                .withTip(tr("What you will play; the picture shows its map")),
            flow({button(tr("Knock Knock, Who’s There?…"), "offer", [this] { emit ownersPageRequested(); })
                         .with(&Button::icon, QStringLiteral("book-open"))
                         .withTip(tr("Enter the values of your cards, step by step; then the mission is in the list")),
                     button(tr("Mission from a file…"), "offer", openPack)
                         .with(&Button::icon, QStringLiteral("folder-open"))
                         .withTip(tr("Offer the missions of a file"))})
                .spaced(8)});
}

Part NewSessionPage::printingField()
{
    const auto entered
        = [this](const QVariant &row) { m_printing = row.toInt() == 0 ? Printing::First : Printing::Revised; };
    return column(
        {radios(QStringLiteral("printing"), tr("Edition of the rules"), {tr("First"), tr("Revised")},
            m_printing == Printing::First ? 0 : 1, entered)
                .with(&Field::version, m_version)
                .with(&Field::tips, QStringList{tr("Play by the first edition"), tr("Play by the revised edition")})})
        .spaced(0, {0, 0, 0, 8});
}

Part NewSessionPage::playersField()
{
    const auto entered = [this](const QVariant &players)
    {
        m_players = players.toInt();
        refresh();
    };
    const QString hint = m_players == 2 ? tr("The overseer and one player with three commandos or more.")
        : m_players == 3                ? tr("The overseer and two players with two commandos each.")
                         : tr("The overseer and %n player(s) with one commando each.", nullptr, m_players - 1);
    return captioned(tr("Players"),
        {field(playersKey, tr("Number of players"), m_players, entered)
                .with(&Field::min, minPlayers)
                .with(&Field::max, maxPlayers)
                .with(&Field::version, m_version)
                .withTip(tr("All players, the overseer included")),
            text(hint, Role::Small).wrapping()});
}

Part NewSessionPage::namesField()
{
    Parts cells;
    for (int i = 0; i < m_players; ++i)
    {
        const QString caption = i == 0 ? tr("Overseer") : tr("Player %1", "who plays commandos").arg(i);
        const auto entered = [this, i](const QVariant &name)
        {
            while (m_people.size() <= i)
                m_people << QString();
            m_people[i] = name.toString();
            emit edited();
        };
        cells.push_back(text(caption));
        cells.push_back(field(personKey(i), caption, m_people.value(i), entered)
                .with(&Field::placeholder, tr("Who plays"))
                .with(&Field::max, maxNameLength)
                .with(&Field::version, m_version)
                .withTip(tr("A name for the table, the journal and the report; it may stay empty"))
                .stretched());
    }
    return column({table(4, std::move(cells)).spaced(12).with(&Box::rowSpacing, 6), namesNote()})
        .spaced(4, {0, 0, 0, 8});
}

Part NewSessionPage::campaignField()
{
    const QString usual = chosen() != nullptr ? wording::name(chosen()->name) : QString();
    const auto show = [usual](QWidget *shown, const Theme & /*theme*/)
    { static_cast<CampaignChoice *>(shown)->setUsualName(usual); };
    return lent(campaignKey, m_campaign).with(&Embedded::show, show).with(&Embedded::state, QVariant(usual));
}

Part NewSessionPage::createButton()
{
    return column({button(tr("Set up the table"), "primary", [this] { create(); })
                          .keyed(QStringLiteral("create"))
                          .with(&Button::icon, QStringLiteral("check"))
                          .withTip(tr("Begin the session and go to the set-up"))
                          .disabledIf(chosen() == nullptr)})
        .spaced(0, {0, 14, 0, 0});
}

Part NewSessionPage::picture() const
{
    const MissionOffered *mission = chosen();
    return largeMapPicture(mission != nullptr ? mission->map : Map(1, 1), maxSpace, QVariantList{m_version, m_mission})
        .named(tr("Map of the mission"));
}

} // namespace dossier
