#include "app/specter/game_session.h"

#include "views/specter/parts/attack_odds.h"
#include "views/specter/words/lines.h"

#include <utility>

namespace dossier
{

template class SessionOf<SpecterRules>;

namespace
{

/// Maximum number of faces of one die, sixes included: rolling stops there.
constexpr std::size_t mostFaces = 99;

SpecterAsk asked(const specter::Command &command)
{
    return askingSpecter(command);
}

SpecterByAll seenByAll(const specter::Table &table)
{
    return std::make_shared<const specter::PublicView>(specter::publicView(table));
}

} // namespace

OrProblem<OpenSpecter> openSpecter(const GameAsked &asked)
{
    return fileThere(asked).and_then(
        [&](std::optional<storage::CampaignFile> &&file) { return openSpecterIn(asked, std::move(file)); });
}

OrProblem<OpenSpecter> openSpecterIn(const GameAsked &asked, std::optional<storage::CampaignFile> file)
{
    return GameOpener<SpecterRules>::open(asked, std::move(file));
}

std::vector<int> rolledDie(const std::function<int(int below)> &draw)
{
    std::vector<int> faces;
    do
        faces.push_back(draw(6) + 1);
    while (faces.back() == 6 && faces.size() < mostFaces);
    if (faces.back() == 6)
        faces.back() = 1;
    return faces;
}

specter::Command rolled(const specter::Command &command, const std::function<int(int below)> &draw)
{
    specter::Command made = command;
    visit(
        [&](auto &given)
        {
            if constexpr (requires { given.dice; })
                for (std::vector<int> &die : given.dice)
                    die = rolledDie(draw);
            if constexpr (requires { given.hit; })
                given.hit.reset();
            if constexpr (requires { given.die; })
                given.die = draw(6) + 1;
            if constexpr (requires { given.faces; })
                for (int &face : given.faces)
                    face = draw(6) + 1;
        },
        made);
    return made;
}

SpecterSession::SpecterSession(OpenSpecter game, QObject *parent)
    : SessionOf(std::move(game), parent)
    , m_public(seenByAll(table()))
    , m_names(std::make_shared<const specter::PublicTable>(m_public->open))
{
}

SpecterSession::~SpecterSession() = default;

void SpecterSession::submit(const specter::Seat &seat, const specter::Command &command, const QString &ruling)
{
    tellNo(give(seat, command, ruling), command);
}

void SpecterSession::follow(const specter::Seat &seat, const specter::Command &command)
{
    tellNo(give(seat, command, {}, Given::ByItself), command);
}

void SpecterSession::tellNo(const std::optional<Against<SpecterRules>> &no, const specter::Command &command)
{
    if (!no)
        return;
    if (const auto *why = std::get_if<specter::Violation>(&*no))
        emit refused(*why, asked(command));
    else
        emit impossible(QString::fromStdString(std::get<Impossible>(*no).member), asked(command));
}

void SpecterSession::submitRolled(
    const specter::Seat &seat, const specter::Command &command, const std::function<int(int below)> &draw)
{
    const specter::Command made = rolled(command, draw);
    if (isUndecided(viewOf(seat)->open, made))
        emit decisionAsked(asked(made));
    else
        submit(seat, made);
}

void SpecterSession::showTable()
{
    SpecterByAll everybodys = seenByAll(table());
    const bool repaints = *everybodys != *m_public;
    if (repaints)
    {
        m_public = std::move(everybodys);
        m_names = std::make_shared<const specter::PublicTable>(m_public->open);
    }
    emit viewsChanged();
    if (repaints)
        emit publicViewChanged(m_public);
}

bool SpecterSession::isTyped(const specter::Event &reveal) const
{
    return m_public->open.players.sheetsOnPaper && !holds_alternative<specter::AttackMade>(reveal);
}

bool SpecterSession::countsAsSeen(const specter::Event &event) const
{
    return holds_alternative<specter::AttackMade>(event) || holds_alternative<specter::AmbushRolled>(event);
}

ToldLine SpecterSession::told(
    journal::Line line, std::shared_ptr<const specter::Events> events, std::uint32_t /*record*/) const
{
    return toldLine(std::move(line), std::move(events), m_names);
}

} // namespace dossier
