#include "specter_game_session.h"

#include "attack_odds.h"
#include "specter_giving.h"
#include "specter_json.h"
#include "specter_lines.h"

#include <utility>

namespace dossier
{

namespace
{

/// Sixes that a die may show one after another: what exists ends there.
constexpr std::size_t mostFaces = 99;

SpecterAsk asked(const specter::Command &command)
{
    return askingSpecter(command);
}

std::string typeOf(const specter::Command &command)
{
    return visit([](const auto &given) { return std::string(given.type); }, command);
}

SeenSpecter seenOf(const specter::Table &table, const specter::Seat &seat)
{
    return std::make_shared<const specter::View>(specter::view(table, seat));
}

SpecterByAll seenByAll(const specter::Table &table)
{
    return std::make_shared<const specter::PublicView>(specter::publicView(table));
}

} // namespace

OrProblem<OpenSpecter> openSpecter(const GameAsked &asked)
{
    return fileThere(asked).and_then([&](std::optional<storage::CampaignFile> &&file)
        { return GameOpener<SpecterRules>::open(asked, std::move(file)); });
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

SeenSpecter SpecterSession::viewOf(const specter::Seat &seat) const
{
    SeenSpecter &view = m_views[seat];
    if (!view)
        view = seenOf(table(), seat);
    return view;
}

SeenSpecter SpecterSession::viewAt(journal::Position position, const specter::Seat &seat)
{
    return seenOf(tableAt(position), seat);
}

void SpecterSession::submit(const specter::Seat &seat, const specter::Command &command, const QString &ruling)
{
    const SeenSpecter seen = viewOf(seat);
    if (const specter::Refusal no = specter::notGivenBy(seen->open, seat, command))
    {
        emit refused(*no, asked(command));
        return;
    }
    if (const std::optional<std::string> member = specter::malformed(seen->open, command))
    {
        emit impossible(QString::fromStdString(*member), asked(command));
        return;
    }
    const specter::Refusal no = specter::refusal(*seen, command);
    if (no && ruling.isEmpty())
    {
        emit refused(*no, asked(command));
        return;
    }
    const std::string reason = no ? ruling.toStdString() : std::string();
    specter::Events events
        = no ? specter::resolveRuling(table(), command, *no, reason) : specter::resolve(table(), command);
    play({std::move(events), specter::toJson(command), typeOf(command), reason});
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
    m_views.clear();
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

ToldLine SpecterSession::told(journal::Line line, std::shared_ptr<const specter::Events> events) const
{
    return toldLine(std::move(line), std::move(events), m_names);
}

} // namespace dossier
