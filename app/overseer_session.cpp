#include "overseer_session.h"

#include "journal_lines.h"
#include "omega_json.h"
#include "omega_lines.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <array>
#include <utility>

namespace dossier
{

namespace
{

using journal::Eyes;
using journal::Position;

journal::EventId newId()
{
    journal::EventId id;
    for (std::uint8_t &byte : id.bytes)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    return id;
}

journal::Moment now()
{
    return {QDateTime::currentMSecsSinceEpoch()};
}

std::shared_ptr<const omega::Events> eventsOf(const journal::Line &line)
{
    auto events = std::make_shared<omega::Events>();
    for (const journal::Payload &payload : line.events)
        if (auto event = OmegaRules::readEvent(payload.open.empty() ? payload.secret : payload.open))
            events->push_back(*std::move(event));
    return events;
}

Ask asked(const omega::Command &command)
{
    return Ask(std::make_shared<const omega::Command>(command));
}

std::string typeOf(const omega::Command &command)
{
    return visit([](const auto &given) { return std::string(given.type); }, command);
}

/// OP-DICE-1.
void roll(std::vector<int> &faces, const std::array<int, 6> &die, const std::function<int(int)> &draw)
{
    for (int &face : faces)
        face = die.at(static_cast<std::size_t>(draw(6)));
}

void roll(omega::Faces &faces, const std::function<int(int)> &draw)
{
    constexpr std::array black{0, 0, 1, 1, 1, 2};
    constexpr std::array red{0, 1, 1, 1, 1, 2};
    roll(faces.black, black, draw);
    roll(faces.red, red, draw);
}

} // namespace

int drawnBelow(int below)
{
    return QRandomGenerator::system()->bounded(below);
}

omega::Command rolled(const omega::Command &command, const std::function<int(int below)> &draw)
{
    omega::Command made = command;
    visit(
        [&](auto &given)
        {
            if constexpr (requires { given.roller; })
                given.roller = omega::Roller::App;
            if constexpr (requires { given.faces; })
                roll(given.faces, draw);
            if constexpr (requires { given.rolls; })
                for (omega::BlastRoll &one : given.rolls)
                    roll(one.faces, draw);
        },
        made);
    return made;
}

OverseerSession::OverseerSession(OpenGame game, QObject *parent)
    : QObject(parent)
    , m_opened(std::move(game))
    , m_game(m_opened.start, m_opened.journal ? &*m_opened.journal : nullptr, {newId, now}, std::move(m_opened.kept))
    , m_overseers(omega::view(m_game.table(), omega::OverseerSeat{}))
    , m_public(omega::view(m_game.table(), omega::PublicSeat{}))
    , m_names(std::make_shared<const omega::PublicTable>(m_public.open))
    , m_publicRecords(m_game.journal().publicRecords().size())
{
}

QString OverseerSession::path() const
{
    return m_opened.file ? m_opened.file->path() : QString();
}

std::uint32_t OverseerSession::lineCount(Eyes eyes) const
{
    return journal::lineCount(m_game.journal(), eyes);
}

std::vector<ToldLine> OverseerSession::lines(Eyes eyes, std::uint32_t first, std::uint32_t count)
{
    const journal::Beginning &beginning = m_game.journal().beginning();
    const std::uint32_t leftOut = eyes == Eyes::KnowSecrets ? beginning.records : beginning.publicRecords;
    if (first <= leftOut)
        if (const storage::Done whole = m_game.readWhole(); !whole)
            emit failed(whole.error());
    std::vector<ToldLine> made;
    for (journal::Line &line : m_game.lines(eyes, first, count))
    {
        auto events = eventsOf(line);
        made.push_back(toldLine(std::move(line), std::move(events), m_names));
    }
    return made;
}

std::vector<NamedPlace> OverseerSession::bookmarks() const
{
    std::vector<NamedPlace> places;
    for (const auto &[at, name] : m_game.journal().bookmarks())
        places.push_back({at, name.open.empty() ? name.secret : name.open});
    return places;
}

omega::View OverseerSession::viewAt(Position position, const omega::Seat &seat)
{
    if (const storage::Done whole = m_game.readWhole(); !whole)
        emit failed(whole.error());
    return omega::view(m_game.journal().has(position) ? m_game.tableAt(position) : m_game.table(), seat);
}

void OverseerSession::readRest()
{
    if (m_game.journal().isWhole())
        return;
    if (const storage::Done whole = m_game.readWhole(); !whole)
        emit failed(whole.error());
    emit journalChanged();
}

JournalSteps OverseerSession::steps()
{
    const journal::Journal &journal = m_game.journal();
    const Position here = journal.position();
    JournalSteps steps;
    // To those who know secrets, a line's number is its record's.
    if (here.entry != 0)
    {
        steps.undone = lines(Eyes::KnowSecrets, here.entry, 1).front();
        steps.revealInTheWay = steps.undone->line.reveal;
    }
    if (const std::optional<Position> next = journal.next(here))
        steps.redone = lines(Eyes::KnowSecrets, next->entry, 1).front();
    return steps;
}

void OverseerSession::submit(const omega::Command &command, const QString &ruling)
{
    if (const std::optional<std::string> member = omega::malformed(m_overseers.open, command))
    {
        emit impossible(QString::fromStdString(*member), asked(command));
        return;
    }
    const omega::Refusal no = omega::refusal(m_overseers, command);
    if (no && ruling.isEmpty())
    {
        emit refused(*no, asked(command));
        return;
    }
    const std::string reason = no ? ruling.toStdString() : std::string();
    omega::Events events
        = no ? omega::resolveRuling(m_game.table(), command, *no, reason) : omega::resolve(m_game.table(), command);
    tell(m_game.play({std::move(events), omega::toJson(command), typeOf(command), reason}));
}

void OverseerSession::submitRolled(const omega::Command &command)
{
    submit(rolled(command, drawnBelow));
}

void OverseerSession::undo(const QString &correction)
{
    tell(m_game.undo({correction.toStdString(), {}}));
}

void OverseerSession::redo()
{
    tell(m_game.redo());
}

void OverseerSession::goTo(Position position, const QString &correction)
{
    tell(m_game.goTo(position, {correction.toStdString(), {}}));
}

void OverseerSession::bookmark(Position position, const QString &name, bool taken)
{
    tell(m_game.bookmark({position, {name.toStdString(), {}}, taken}));
}

void OverseerSession::tell(const Recorded &recorded)
{
    if (!recorded)
    {
        if (const auto *refusal = get_if<journal::Refusal>(&recorded.error()))
            emit refusedByJournal(*refusal);
        else
            emit failed(std::get<storage::StorageError>(recorded.error()));
        return;
    }
    m_overseers = omega::view(m_game.table(), omega::OverseerSeat{});
    omega::View everybodys = omega::view(m_game.table(), omega::PublicSeat{});
    const bool repaints = everybodys != m_public;
    m_public = std::move(everybodys);
    if (repaints)
        m_names = std::make_shared<const omega::PublicTable>(m_public.open);
    emit viewChanged(m_overseers);
    emit journalChanged();
    if (repaints)
        emit publicViewChanged(m_public);
    const std::size_t before = std::exchange(m_publicRecords, m_game.journal().publicRecords().size());
    if (before != m_publicRecords)
        emit publicJournalChanged();
}

} // namespace dossier
