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
constexpr std::size_t maxFaces = 99;

SpecterCommand request(const specter::Command &command)
{
    return makeSpecterCommand(command);
}

SpecterPublicViewPtr publicViewPtr(const specter::Table &table)
{
    return std::make_shared<const specter::PublicView>(specter::publicView(table));
}

} // namespace

OrProblem<OpenSpecter> openSpecter(const GameRequest &request)
{
    return fileThere(request).and_then(
        [&](std::optional<storage::CampaignFile> &&file) { return openSpecterIn(request, std::move(file)); });
}

OrProblem<OpenSpecter> openSpecterIn(const GameRequest &request, std::optional<storage::CampaignFile> file)
{
    return GameOpener<SpecterRules>::open(request, std::move(file));
}

std::vector<int> rolledDie(const std::function<int(int below)> &draw)
{
    std::vector<int> faces;
    do
        faces.push_back(draw(6) + 1);
    while (faces.back() == 6 && faces.size() < maxFaces);
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
    , m_public(publicViewPtr(table()))
    , m_names(std::make_shared<const specter::PublicTable>(m_public->open))
{
}

SpecterSession::~SpecterSession() = default;

void SpecterSession::submit(const specter::Seat &seat, const specter::Command &command, const QString &ruling)
{
    reportRefusal(give(seat, command, ruling), command);
}

void SpecterSession::follow(const specter::Seat &seat, const specter::Command &command)
{
    reportRefusal(give(seat, command, {}, Given::ByItself), command);
}

void SpecterSession::reportRefusal(const std::optional<Against<SpecterRules>> &no, const specter::Command &command)
{
    if (!no)
        return;
    if (const auto *why = std::get_if<specter::Violation>(&*no))
        emit refused(*why, request(command));
    else
        emit impossible(QString::fromStdString(std::get<Impossible>(*no).member), request(command));
}

void SpecterSession::submitRolled(
    const specter::Seat &seat, const specter::Command &command, const std::function<int(int below)> &draw)
{
    const specter::Command made = rolled(command, draw);
    if (isUndecided(viewOf(seat)->open, made))
        emit decisionRequested(request(made));
    else
        submit(seat, made);
}

void SpecterSession::showTable()
{
    SpecterPublicViewPtr everybodys = publicViewPtr(table());
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
    return m_public->open.players.sheetsOnPaper && !countsAsSeen(reveal);
}

bool SpecterSession::countsAsSeen(const specter::Event &event) const
{
    return holds_alternative<specter::AttackMade>(event) || holds_alternative<specter::AmbushRolled>(event);
}

JournalRow SpecterSession::rowFor(
    journal::Line line, std::shared_ptr<const specter::Events> events, std::uint32_t /*record*/) const
{
    return journalRow(std::move(line), std::move(events), m_names);
}

} // namespace dossier
