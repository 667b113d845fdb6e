#include "app/omega/owners_desk.h"

#include "app/omega/map_store.h"
#include "app/play/game_wording.h"
#include "views/board/file_dialogs.h"
#include "views/omega/owner/owner_wording.h"

#include <QDir>

#include <algorithm>
#include <memory>

namespace dossier
{

OwnersDesk::OwnersDesk(PackShelf &shelf, OpenMap openMap, QWidget *window)
    : m_shelf(shelf)
    , m_findMap(std::move(openMap))
    , m_window(window)
    , m_page(new OwnerPage)
{
    listen();
}

OwnersDesk::~OwnersDesk() = default;

void OwnersDesk::listen()
{
    connect(m_page, &OwnerPage::stepRequested, this,
        [this](omega::PackStep step)
        {
            m_step = step;
            render();
        });
    connect(m_page, &OwnerPage::valueGiven, this,
        [this](const omega::ValuePlace &place, const QString &text)
        {
            const auto fault = std::make_shared<std::optional<omega::ValueFault>>();
            change([=](omega::OwnersPack &pack) { *fault = pack.write(place, text.toStdString()); },
                std::pair(place, text));
            if (*fault)
                m_page->explain(place, **fault);
        });
    // Half a value may be wrong: nothing is said of it.
    connect(m_page, &OwnerPage::valueTyped, this,
        [this](const omega::ValuePlace &place, const QString &text)
        {
            change(
                [=](omega::OwnersPack &pack) { (void)pack.write(place, text.toStdString()); }, std::pair(place, text));
        });
    connect(m_page, &OwnerPage::cardAdded, this,
        [this](omega::PackStep step, const QString &name)
        {
            const auto fault = std::make_shared<std::optional<omega::ValueFault>>();
            change(
                [=](omega::OwnersPack &pack)
                {
                    if (const auto added = pack.add(step, name.toStdString()); !added)
                        *fault = added.error();
                });
            if (*fault)
                m_page->explainCard(**fault);
        });
    connect(m_page, &OwnerPage::cardRemoved, this, [this](omega::PackStep step, const QString &card)
        { change([=](omega::OwnersPack &pack) { pack.remove(step, card.toStdString()); }); });
    connect(m_page, &OwnerPage::spotTurned, this,
        [this](omega::MapSpot spot, Space space) { change([=](omega::OwnersPack &pack) { pack.turn(spot, space); }); });
    connect(m_page, &OwnerPage::openMapRequested, this,
        [this]
        {
            if (m_openMap)
                takeMap(*m_openMap);
        });
    connect(m_page, &OwnerPage::drawRequested, this, &OwnersDesk::drawRequested);
    connect(m_page, &OwnerPage::fileRequested, this, &OwnersDesk::readMapFile);
    connect(m_page, &OwnerPage::beginRequested, this, &OwnersDesk::beginRequested);
    connect(m_page, &OwnerPage::backRequested, this, &OwnersDesk::leaveRequested);
}

bool OwnersDesk::change(const std::function<void(omega::OwnersPack &)> &change,
    const std::optional<std::pair<omega::ValuePlace, QString>> &value)
{
    const omega::SaidPack before = m_shelf.owners().own();
    const PackKept kept = m_shelf.change(change);
    if (kept == PackKept::ChangedElsewhere)
        emit disputed([desk = QPointer(this), value]
            { return desk && value ? desk->disputeOf(value->first, value->second) : wording::disputed({}, {}, {}); },
            [desk = QPointer(this), change]
            {
                if (desk)
                    desk->change(change);
            },
            [] {});
    if (kept == PackKept::NotWritten)
        emit failed(
            tr("It could not be saved: %1 cannot be written. Free some space, or check the folder, and enter it again.")
                .arg(QDir::toNativeSeparators(m_shelf.ownersPath())));
    // A refused value stays as it was typed.
    if (kept != PackKept::Kept || m_shelf.owners().own() != before)
        render();
    return kept == PackKept::Kept;
}

void OwnersDesk::takeMap(const MapFile &map)
{
    m_step = omega::PackStep::Map;
    change([map](omega::OwnersPack &pack) { pack.setMap(map); });
}

void OwnersDesk::readMapFile()
{
    const QString path = dialogs::fileToOpen(m_window);
    if (path.isEmpty())
        return;
    if (const tl::expected<MapFile, MapProblem> map = readMap(path))
        takeMap(*map);
    else
        emit fileFailed(map.error());
}

void OwnersDesk::show()
{
    const MapFile *map = m_findMap();
    m_openMap = map != nullptr ? std::optional(*map) : std::nullopt;
    m_shelf.read();
    render();
}

namespace
{

OwnerMapState mapOf(const omega::OwnersPack &pack)
{
    OwnerMapState state;
    if (!pack.hasMap())
        return state;
    const omega::Scenario &mission = pack.scenario();
    state.map = mission.map;
    for (const Edge &door : mission.doors)
        state.map->setDoor(door);
    for (const Space start : mission.starts)
        state.starts.set(start);
    state.goal = mission.goal;
    if (const auto places = mission.markers.find(omega::MarkerKind::Investigate); places != mission.markers.end())
        for (const Space space : places->second)
            state.investigate.set(space);
    return state;
}

} // namespace

OwnerPageState OwnersDesk::state() const
{
    const omega::OwnersPack &pack = m_shelf.owners();
    OwnerPageState state{.mission = pack.scenario().mission.name, .step = m_step, .cards = pack.cards(m_step)};
    const std::vector<omega::PackStep> hindering = pack.hindering();
    for (std::size_t number = 0; number < words(omega::PackStep{}).size(); ++number)
    {
        const auto step = static_cast<omega::PackStep>(number);
        const bool hinders = std::ranges::find(hindering, step) != hindering.end();
        state.steps.push_back({step, pack.left(step), hinders});
    }
    state.map = mapOf(pack);
    state.map.canTakeOpen = m_openMap.has_value();
    for (const omega::FigureCard &card : pack.whole().figures)
        state.kinds.emplace(card.id.text, card.name);
    if (m_shelf.problem())
        state.problem = wording::sentence(*m_shelf.problem());
    return state;
}

void OwnersDesk::render()
{
    m_page->render(state());
}

QString OwnersDesk::disputeOf(const omega::ValuePlace &place, const QString &text) const
{
    const OwnerPageState now = state();
    for (const omega::PackCard &card : now.cards)
        for (const omega::PackValue &value : card.values)
            if (value.place == place)
                return wording::disputed(
                    tr("%1: %2", "a card, a value of it").arg(wording::name(now.step, card), wording::name(now, value)),
                    text, QString::fromStdString(value.text));
    return wording::disputed({}, {}, {});
}

} // namespace dossier
