#include "app/omega/overseer_session.h"

#include "views/omega/words/lines.h"

#include <algorithm>
#include <array>
#include <utility>

namespace dossier
{

template class SessionOf<OmegaRules>;

namespace
{

OmegaCommand asked(const omega::Command &command)
{
    return OmegaCommand(std::make_shared<const omega::Command>(command));
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

/// Keeps the dice that people have rolled.
void rollWhereNoneLie(omega::Faces &faces, const DicePool &dice, const std::function<int(int)> &draw)
{
    if (faces != omega::Faces{})
        return;
    faces.black.resize(static_cast<std::size_t>(std::max(0, dice.black)));
    faces.red.resize(static_cast<std::size_t>(std::max(0, dice.red)));
    roll(faces, draw);
}

OmegaPublicViewPtr publicViewPtr(const omega::Table &table)
{
    return std::make_shared<const omega::PublicView>(omega::publicView(table));
}

} // namespace

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
            {
                for (omega::BlastRoll &one : given.rolls)
                    rollWhereNoneLie(one.faces, given.dice, draw);
                for (omega::MarkerRoll &one : given.markers)
                    rollWhereNoneLie(one.faces, given.dice, draw);
            }
        },
        made);
    return made;
}

OverseerSession::OverseerSession(OpenGame game, QObject *parent)
    : SessionOf(std::move(game), parent)
    , m_public(publicViewPtr(table()))
{
    m_kinds.begin(journal(), firstTable().open);
}

OverseerSession::~OverseerSession() = default;

void OverseerSession::submit(const omega::Command &command, const QString &ruling, const omega::Seat &seat)
{
    reportRefusal(give(seat, command, ruling), command);
}

void OverseerSession::follow(const omega::Command &command)
{
    reportRefusal(give(omega::OverseerSeat{}, command, {}, Given::ByItself), command);
}

void OverseerSession::reportRefusal(const std::optional<Against<OmegaRules>> &no, const omega::Command &command)
{
    if (!no)
        return;
    if (const auto *why = std::get_if<omega::Violation>(&*no))
        emit refused(*why, asked(command));
    else
        emit impossible(QString::fromStdString(std::get<Impossible>(*no).member), asked(command));
}

void OverseerSession::submitRolled(const omega::Command &command)
{
    submit(rolled(command, drawnBelow));
}

void OverseerSession::showTable()
{
    OmegaPublicViewPtr everybodys = publicViewPtr(table());
    const bool repaints = *everybodys != *m_public;
    m_public = std::move(everybodys);
    if (repaints)
        m_names.clear();
    emit viewChanged(overseerView());
    if (repaints)
        emit publicViewChanged(m_public);
}

/// True for dice that people rolled and typed in.
bool OverseerSession::isTyped(const omega::Event &reveal) const
{
    return visit(
        []<typename E>(const E &held)
        {
            if constexpr (requires { held.roller; })
                return held.roller == omega::Roller::People;
            else
                return false;
        },
        reveal);
}

JournalRow OverseerSession::rowFor(
    journal::Line line, std::shared_ptr<const omega::Events> events, std::uint32_t record) const
{
    m_kinds.readOn(journal());
    const auto &kinds = m_kinds.at(record);
    std::shared_ptr<const omega::PublicTable> &names = m_names[kinds];
    if (!names)
    {
        omega::PublicTable then = m_public->open;
        then.figures = *kinds;
        names = std::make_shared<const omega::PublicTable>(std::move(then));
    }
    return journalRow(std::move(line), std::move(events), names);
}

} // namespace dossier
