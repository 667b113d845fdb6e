#include "tests/views/omega/secret_games.h"

#include "app/omega/session_set_up.h"

#include <QFile>
#include <QtGlobal>

namespace dossier::test
{

namespace
{

void setUp(OverseerSession &session, int secrets)
{
    const auto sample = openGame({{}, {}, "revised"});
    if (!sample)
        qFatal("the sample cannot be opened");
    const omega::Scenario &scenario = sample->pack.scenarios.front();
    setUpUsually(session, scenario, {}, [secrets](int below) { return secrets % below; });
    session.submit(omega::BeginGame{});
}

void playToTheFirstTurn(OverseerSession &session)
{
    using enum omega::Role;
    session.submit(omega::TransferAdrenaline{});
    session.submit(omega::AssignInitiative{{Rifleman, TeamLeader, HeavySupport, Countermeasures}});
    for (const auto &[role, stance] :
        {std::pair(TeamLeader, "team_leader_steady"), {Countermeasures, "countermeasures_steady"},
            {HeavySupport, "heavy_support_bold"}, {Rifleman, "rifleman_quick"}})
        session.submit(omega::ChooseStance{role, {stance}});
    session.submit(omega::BeginTurn{Rifleman});
}

} // namespace

std::unique_ptr<OverseerSession> gameWithSecrets(int secrets, const QString &file)
{
    GameRequest request{file, {}, "revised"};
    // A file that has a session already gets another one.
    request.session.fresh = QFile::exists(file);
    auto opened = openGame(request);
    if (!opened)
        qFatal("the game cannot be opened");
    auto session = std::make_unique<OverseerSession>(*std::move(opened));
    setUp(*session, secrets);
    writeSecrets(*session, "Plan " + std::to_string(secrets));
    playToTheFirstTurn(*session);
    return session;
}

void writeSecrets(OverseerSession &session, const std::string &text)
{
    session.submit(omega::WritePlan{text});
    session.submit(omega::WriteNotes{{}, {text, "Zyzzyva " + text}});
}

} // namespace dossier::test
