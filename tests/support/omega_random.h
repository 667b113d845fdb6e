#pragma once

#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "model/omega/table.h"

#include <algorithm>
#include <random>

namespace dossier::test
{

/// Makes random commands for a table: any member may be anything that the table has, so that most are refused; members
/// that a rule requires to match often do.
class RandomCommands
{
public:
    explicit RandomCommands(unsigned seed)
        : m_random(seed)
    {
    }

    /// A command of a random type.
    omega::Command any(const omega::Table &table)
    {
        m_table = &table;
        if (open().pending.attack && chance(40))
            return fitted(duringAnAttack());
        if (open().pending.knockback && chance(40))
            return fitted(make<omega::KnockBack>());
        auto command = make<omega::Command>();
        // Most manual ends are replaced, or all games would be short.
        if (holds_alternative<omega::EndGame>(command) && chance(90))
            command = make<omega::Command>();
        return fitted(std::move(command));
    }

    /// A command of the same type that has a better chance.
    omega::Command like(const omega::Table &table, omega::Command command)
    {
        m_table = &table;
        return fitted(std::move(command));
    }

    /// Returns a correction by an event of that type, by its index; half of them are entirely random.
    omega::Command correction(const omega::Table &table, std::size_t type)
    {
        m_table = &table;
        m_wild = chance(50);
        const omega::Event event = [&]<std::size_t... place>(std::index_sequence<place...>)
        {
            using Make = omega::Event (*)(RandomCommands &);
            constexpr std::array<Make, sizeof...(place)> makers{[](RandomCommands &commands) -> omega::Event
                { return commands.make<AlternativeAt<place, omega::Event>>(); }...};
            return makers.at(type)(*this);
        }(std::make_index_sequence<alternativeCount<omega::Event>>());
        m_wild = false;
        return omega::Correct{event};
    }

    int below(int end) { return end <= 0 ? 0 : static_cast<int>(m_random() % static_cast<unsigned>(end)); }

    bool chance(int percent) { return below(100) < percent; }

private:
    template <typename... T>
    void fillOne(auto &value)
    {
        int index = below(static_cast<int>(sizeof...(T)));
        const auto pick = [&]<typename One>()
        {
            if (index-- == 0)
                value = make<One>();
        };
        (pick.template operator()<T>(), ...);
    }

    const omega::PublicTable &open() { return m_table->open; }

    /// Returns an action that is possible only during an attack.
    omega::Command duringAnAttack()
    {
        switch (below(6))
        {
        case 4:
            return make<omega::PassRerolls>();
        case 0:
            return make<omega::JoinAttack>();
        case 1:
            return make<omega::Assist>();
        case 2:
            return make<omega::RerollDice>();
        case 3:
            return make<omega::Interrupt>();
        default:
            return make<omega::RollAttack>();
        }
    }

    template <typename List>
    auto one(const List &list) -> typename List::value_type
    {
        if (list.empty())
            return {};
        return *std::next(list.begin(), below(static_cast<int>(list.size())));
    }

    template <typename Map>
    typename Map::key_type key(const Map &map)
    {
        return map.empty() ? typename Map::key_type{}
                           : std::next(map.begin(), below(static_cast<int>(map.size())))->first;
    }

    template <typename T>
    T make()
    {
        T value{};
        fill(value);
        return value;
    }

    void fill(bool &value) { value = chance(50); }

    void fill(int &value) { value = below(4); }

    void fill(std::string &value) { value = chance(50) ? "a" : "b"; }

    template <Worded E>
    void fill(E &value)
    {
        value = static_cast<E>(below(static_cast<int>(words(value).size())));
    }

    void fill(omega::Role &value)
    {
        value = m_wild && chance(20) ? static_cast<omega::Role>(below(5)) : key(open().commandos);
    }

    void fill(omega::Recruit &value) { value.role = static_cast<omega::Role>(below(5)); }

    void fill(omega::FigureId &value)
    {
        value = m_wild && chance(20) ? omega::FigureId{below(12)} : key(open().figures);
    }

    void fill(omega::NewFigureId &value)
    {
        value.number = 1;
        while (open().figures.contains(omega::FigureId{value.number}))
            ++value.number;
    }

    /// Handlers and clones more often than others: they help each other.
    void fill(omega::KindId &value)
    {
        value = one(open().content.figures).id;
        if (chance(40))
            value.text = chance(50) ? "handler" : "rogue_clone";
    }

    void fill(omega::WeaponId &value) { value = one(open().content.weapons).id; }

    void fill(omega::AbilityId &value) { value = one(open().content.abilities).id; }

    void fill(omega::KitId &value) { value = one(open().content.kits).id; }

    void fill(omega::RoomCardId &value) { value = one(open().content.roomCards).id; }

    void fill(omega::ItemId &value) { value = one(open().content.items).id; }

    void fill(omega::StanceId &value) { value = one(one(open().content.sheets).stances).id; }

    void fill(omega::ExtraId &value) { value.text = "aim"; }

    void fill(omega::EffectId &value) { value.text = chance(40) ? "assist" : chance(50) ? "shield" : "focus"; }

    void fill(omega::ObjectiveId &value) { value.text = "data_core"; }

    void fill(omega::RoomId &value) { value = one(open().ground.rooms).id; }

    /// Mostly a public event, sometimes a planned one.
    void fill(omega::MissionEventId &value) { value = one(open().content.mission.events).id; }

    void fill(omega::PlannedEventId &value)
    {
        value.text = m_table->secret.events.empty() ? "none" : one(m_table->secret.events).id.text;
    }

    /// A new event, as an overseer would think of it.
    void fill(omega::MissionEvent &value)
    {
        value = {.id = {chance(50) ? "trap" : "raid"},
            .spawns = {{{"rogue_clone"}, 1}},
            .places = omega::MarkerKind::Peril,
            .markers = 1};
    }

    void fill(omega::MarkerHurt &value)
    {
        value.marker = key(open().ground.markers);
        if (!open().ground.markers.empty())
            value.at = one(open().ground.markers.at(value.marker));
        value.wounds = below(3);
    }

    void fill(Rule &value) { value = one(omega::digest.rules()); }

    void fill(TileName &value) { value = static_cast<TileName>(U'a' + static_cast<char32_t>(below(6))); }

    void fill(omega::DoorAt &value) { value.edge = key(open().ground.doors); }

    void fill(Edge &value)
    {
        value = {{below(13), below(7)}, chance(50) ? Edge::Side::East : Edge::Side::South};
        if (chance(50) && !open().ground.doors.empty())
            value = key(open().ground.doors);
    }

    void fill(Space &value)
    {
        value = {below(open().ground.map.width()), below(open().ground.map.height())};
        const std::vector<omega::Combatant> everybody = everybodyOn(open());
        if (chance(60) && !everybody.empty())
        {
            const Space near = figureOf(open(), one(everybody))->at;
            const Space step{near.x + below(3) - 1, near.y + below(3) - 1};
            value = open().ground.map.contains(step) ? step : near;
        }
    }

    void fill(omega::Combatant &value)
    {
        if (chance(50) && !open().figures.empty())
            value = make<omega::FigureId>();
        else
            value = make<omega::Role>();
    }

    void fill(omega::Purse &value)
    {
        value.kind = static_cast<omega::PurseKind>(below(4));
        if (value.kind == omega::PurseKind::Well)
            value.ability = make<omega::AbilityId>();
        if (value.kind == omega::PurseKind::Sheet)
            value.role = make<omega::Role>();
    }

    void fill(omega::Faces &value) { value = faces({below(3), below(3)}); }

    // Cards and whole parts of the table are written as they are.
    void fill(omega::Mission &value) { value = open().content.mission; }

    void fill(omega::Sheet &value) { value = one(open().content.sheets); }

    void fill(omega::WeaponCard &value) { value = one(open().content.weapons); }

    void fill(omega::FigureCard &value) { value = one(open().content.figures); }

    void fill(omega::Ability &value) { value = one(open().content.abilities); }

    void fill(omega::Kit &value) { value = one(open().content.kits); }

    void fill(omega::RoomCard &value) { value = one(open().content.roomCards); }

    void fill(omega::Item &value) { value = one(open().content.items); }

    void fill(omega::DoorRule &value) { value = one(open().content.doors); }

    /// Part of the things on the ground, when entirely random.
    void fill(omega::Ground &value)
    {
        value = open().ground;
        if (!m_wild)
            return;
        std::erase_if(value.doors, [&](const auto & /*door*/) { return chance(30); });
        std::erase_if(value.rooms, [&](const auto & /*room*/) { return chance(30); });
        std::erase_if(value.markers, [&](const auto & /*kind*/) { return chance(30); });
    }

    void fill(omega::Clock &value)
    {
        value = open().clock;
        if (m_wild)
            value.step = make<omega::Step>();
    }

    void fill(omega::Pending &value)
    {
        value = open().pending;
        if (m_wild)
            forEachMember(value,
                [&](std::string_view /*name*/, auto &member)
                {
                    if (chance(20))
                        fill(member);
                });
    }

    void fill(omega::RoomsCut &value)
    {
        value.rooms = open().ground.rooms;
        if (m_wild)
            std::erase_if(value.rooms, [&](const auto & /*room*/) { return chance(30); });
    }

    /// Manual ends are rare, or all games would be short.
    void fill(omega::StepBegan &value)
    {
        value = {open().clock.step, open().clock.round};
        if (m_wild)
            value = {make<omega::Step>(), chance(10) ? 999 : below(5)};
    }

    template <typename T>
    void fill(std::optional<T> &value)
    {
        if (chance(50))
            value = make<T>();
        else
            value.reset();
    }

    template <typename T>
    void fill(std::vector<T> &value)
    {
        value.clear();
        for (int i = below(4); i > 0; --i)
            value.push_back(make<T>());
    }

    template <typename T>
    void fill(std::set<T> &value)
    {
        value.clear();
        for (int i = m_wild ? below(3) : 0; i > 0; --i)
            value.insert(make<T>());
    }

    template <typename K, typename V>
    void fill(std::map<K, V> &value)
    {
        value.clear();
    }

    /// Both kinds of variants: std::variant and OneOf.
    template <typename... T>
    void fill(std::variant<T...> &value)
    {
        fillOne<T...>(value);
    }

    template <typename... T>
    void fill(OneOf<T...> &value)
    {
        fillOne<T...>(value);
    }

    template <Described T>
    void fill(T &value)
    {
        forEachMember(value, [&](std::string_view /*name*/, auto &member) { fill(member); });
    }

    omega::Faces faces(const DicePool &pool)
    {
        omega::Faces rolled;
        for (int i = 0; i < pool.black; ++i)
            rolled.black.push_back(below(3));
        for (int i = 0; i < pool.red; ++i)
            rolled.red.push_back(below(3));
        return rolled;
    }

    omega::Command fitted(omega::Command command)
    {
        visit([&](auto &held) { fit(held); }, command);
        return command;
    }

    template <typename T>
    void fit(T & /*command*/)
    {
    }

    omega::Combatant onTurn() { return open().turn ? open().turn->who : make<omega::Combatant>(); }

    omega::Role roleOnTurn()
    {
        const omega::Combatant who = onTurn();
        return holds_alternative<omega::Role>(who) ? std::get<omega::Role>(who) : make<omega::Role>();
    }

    void fit(omega::Move &move)
    {
        move.by = onTurn();
        move.actions = 1;
        move.surcharge = 0;
        const auto question = moveQuestionFor(open(), move.by);
        if (!question)
            return;
        const Map map = mapOf(open());
        for (const Space space : question->mover.spaces())
            if (!map.isFloor(space))
                return;
        move.path = cheapestPath(map, *question, one(reachOf(map, *question)).space);
        move.free = chance(10);
        move.pause.reset();
        if (chance(25))
            move.pause = below(static_cast<int>(move.path.size()));
    }

    /// A halted move can end on the mover's own space.
    void fit(omega::ContinueMove &move)
    {
        if (!open().pending.move)
            return;
        const omega::Combatant who = open().pending.move->who;
        move = {{figureOf(open(), who).value_or(Figure{}).at}, facingOf(open(), who), std::nullopt};
    }

    void fit(omega::TakeMarker &take)
    {
        if (open().ground.markers.empty())
            return;
        take.marker = key(open().ground.markers);
        take.at = one(open().ground.markers.at(take.marker));
    }

    void fit(omega::FlipPassage &flip)
    {
        const auto passages = open().ground.markers.find(omega::MarkerKind::CommandoPassage);
        if (passages != open().ground.markers.end())
            flip.at = one(passages->second);
    }

    void fit(omega::Investigate &investigate)
    {
        investigate.by = roleOnTurn();
        const auto markers = open().ground.markers.find(omega::MarkerKind::Investigate);
        if (markers != open().ground.markers.end())
            investigate.marker = one(markers->second);
    }

    void fit(omega::OpenDoor &open) { open.by = roleOnTurn(); }

    void fit(omega::TakeAction &action) { action.by = roleOnTurn(); }

    void fit(omega::BeginChallenge &challenge)
    {
        challenge.by = roleOnTurn();
        challenge.stat = chance(50) ? omega::Stat::Strength : omega::Stat::Intelligence;
    }

    void fit(omega::Heal &heal) { heal.by = roleOnTurn(); }

    void fit(omega::Revive &revive)
    {
        revive.by = roleOnTurn();
        for (const auto &[role, commando] : open().commandos)
            if (commando.condition == omega::Condition::Downed)
                revive.whom = role;
    }

    void fit(omega::Trade &trade)
    {
        trade.by = roleOnTurn();
        if (open().commandos.contains(trade.by) && !open().commandos.at(trade.by).items.empty())
            trade.card = one(open().commandos.at(trade.by).items);
    }

    void fit(omega::Equip &equip)
    {
        equip.by = roleOnTurn();
        if (chance(60))
            equip.weapon.reset();
        // Found weapons are equipped, or the own weapon again.
        const auto found
            = open().commandos.contains(equip.by) ? foundWeapon(open(), equip.by, AttackType::Ranged) : std::nullopt;
        if (found)
            equip = {equip.by, AttackType::Ranged, chance(70) ? found : std::nullopt};
    }

    void fit(omega::UseKit &use)
    {
        use.by = roleOnTurn();
        if (open().commandos.contains(use.by) && !open().commandos.at(use.by).kit.empty())
            use.kit = one(open().commandos.at(use.by).kit);
    }

    void fit(omega::BeginTurn &begin)
    {
        if (const auto next = nextInTurn(open()))
            begin.role = *next;
    }

    void fit(omega::AssignInitiative &assign)
    {
        assign.order = takingTurns(open());
        std::ranges::shuffle(assign.order, m_random);
    }

    void fit(omega::ChooseStance &choose)
    {
        const std::vector<omega::Role> without = withoutStance(open());
        if (!without.empty())
            choose.role = one(without);
        if (const omega::Sheet *sheet = sheetOf(open(), choose.role); sheet != nullptr && chance(80))
            choose.stance = one(sheet->stances).id;
    }

    void fit(omega::Face &face) { face.who = onTurn(); }

    void fit(omega::LeaveMap &leave) { leave.by = onTurn(); }

    void fit(omega::Spawn &spawn)
    {
        const std::vector<omega::Allowance> &all = open().pending.allowances;
        if (all.empty())
            return;
        const omega::Allowance allowance = one(all);
        if (!allowance.kinds.empty())
            spawn.kind = one(allowance.kinds);
        if (chance(70))
            spawn.aside.reset();
        if (const omega::Room *room = allowance.room ? roomWith(open(), *allowance.room) : nullptr)
            spawn.at = one(room->spaces);
    }

    void fit(omega::PlaceMarkers &place)
    {
        for (const omega::Allowance &allowance : open().pending.allowances)
            if (allowance.marker)
            {
                place.marker = *allowance.marker;
                place.at.resize(1);
                if (const omega::Room *room = allowance.room ? roomWith(open(), *allowance.room) : nullptr)
                    place.at = {one(room->spaces)};
                if (place.marker == omega::MarkerKind::Gas)
                    for (const Space more : {Space{1, 0}, Space{0, 1}, Space{1, 1}})
                        place.at.push_back({place.at[0].x + more.x, place.at[0].y + more.y});
            }
    }

    void fit(omega::ResolveCard &resolve)
    {
        const std::optional<omega::Reveal> &reveal = open().pending.reveal;
        if (!reveal || reveal->left.empty())
            return;
        resolve.card = reveal->left.front();
        if (const omega::Room *room = roomWith(open(), reveal->room))
            resolve.at = one(room->spaces);
        if (chance(50))
            resolve.tile = U'b';
    }

    void fit(omega::DeclareAttack &attack)
    {
        if (chance(80))
            attack.attacker = onTurn();
        attack.extras.clear();
        if (chance(90))
            attack.marker.reset();
        const std::vector<omega::Combatant> everybody = everybodyOn(open());
        if (!everybody.empty())
            attack.target = one(everybody);
        for (const omega::WeaponCard &weapon : open().content.weapons)
            if ((exists(attack.attacker) && mayUse(open(), attack.attacker, weapon.id)) && chance(60))
                attack.weapon = weapon.id;
        if (exists(attack.attacker) && figureOf(open(), attack.attacker))
            attack.from = one(figureOf(open(), attack.attacker)->spaces());
        if (exists(attack.target) && figureOf(open(), attack.target))
            attack.to = one(figureOf(open(), attack.target)->spaces());
    }

    bool exists(const omega::Combatant &who)
    {
        const omega::FigureId *figure = get_if<omega::FigureId>(&who);
        return figure != nullptr ? open().figures.contains(*figure)
                                 : open().commandos.contains(std::get<omega::Role>(who));
    }

    void fit(omega::Assist &assist)
    {
        for (const auto &[figure, standing] : open().figures)
            if (has(open(), figure, omega::Keyword::Assist))
                assist.by = figure;
    }

    void fit(omega::RollAttack &roll)
    {
        if (open().pending.attack)
            roll.faces = faces(open().pending.attack->dice);
    }

    void fit(omega::RerollDice &reroll)
    {
        if (open().pending.attack && open().pending.attack->faces)
            reroll.faces = faces(open().pending.attack->faces->pool());
        if (chance(70))
            reroll.name.text = "focus";
    }

    void fit(omega::RollChallenge &roll)
    {
        if (open().pending.challenge)
            roll.faces = faces({open().pending.challenge->dice, 0});
    }

    void fit(omega::RollHazard &roll)
    {
        if (open().pending.hazards.empty())
            return;
        roll.who = open().pending.hazards.front().who;
        roll.faces = faces({0, open().pending.hazards.front().red});
    }

    void fit(omega::Explode &explode)
    {
        explode.rolls.clear();
        explode.marker.reset();
        if (const auto due = explosionDue(open()))
            explode = *due;
        for (const omega::Combatant &who : blastedBy(open(), explode.at, explode.radius))
            explode.rolls.push_back({who, faces(explode.dice)});
        explode.markers.clear();
        for (const auto &[marker, at] : markersBlastedBy(open(), explode.at, explode.radius, explode.marker))
            explode.markers.push_back({marker, at, faces(explode.dice)});
    }

    /// An ability that speeds up moves is used on the activated enemy.
    void fit(omega::UseAbility &use)
    {
        if (chance(60))
            use.on = onTurn();
    }

    void fit(omega::KnockBack &knock)
    {
        if (chance(50))
            knock.to.reset();
    }

    void fit(omega::EndEffect &end)
    {
        if (!open().effects.empty())
            end = {one(open().effects).name, open().effects.front().on};
    }

    void fit(omega::Deploy &deploy)
    {
        for (const omega::FigureCard &card : open().content.figures)
            if (card.side == Side::Commando && chance(60))
                deploy.kind = card.id;
    }

    /// Corrections that end games or empty tables would make every game short.
    void fit(omega::Correct &correct)
    {
        if (holds_alternative<omega::GameEnded>(correct.event) && chance(90))
            correct.event = omega::CrisisReached{true};
        if (auto *placed = get_if<omega::Placed>(&correct.event); placed != nullptr && !placed->at && chance(90))
            placed->at = make<Space>();
    }

    void fit(omega::EndGame &end) { end.winner = chance(50) ? std::optional(Side::Enemy) : std::nullopt; }

    std::mt19937 m_random;
    const omega::Table *m_table = nullptr;
    /// True when values are entirely random: named figures may be gone, and parts of the table lack pieces.
    bool m_wild = false;
};

} // namespace dossier::test
