#include "tests/model/conquest/coop_table.h"

#include "model/conquest/json/pack_json.h"
#include "places.h"
#include "tests/support/told_rules.h"

#include <fstream>
#include <sstream>

namespace dossier::test
{

using namespace conquest;

const Pack &conquestSample()
{
    static const Pack pack = []
    {
        std::ifstream stream(DOSSIER_SOURCE_DIR "/resources/packs/conquest-sample.json");
        std::ostringstream text;
        text << stream.rdbuf();
        return readPack(text.str()).value();
    }();
    return pack;
}

CoopTable::CoopTable(int players, Mode mode, const TableOptions &options, const Variants &variants)
    : m_table(newTable(conquestSample()))
{
    Players seats{.mode = mode, .variants = variants};
    for (int i = 0; i < players; ++i)
        seats.colours.push_back(static_cast<Colour>(i));
    happen(OptionsChosen{options});
    happen(PlayersChosen{seats});
    for (int i = 0; i < players; ++i)
        happen(RaceTaken{static_cast<Colour>(i), conquestSample().races[static_cast<std::size_t>(i)].name});
    happen(RoundBegan{1});
    happen(FirstChosen{Colour::Green});
    atStep(1);
}

void CoopTable::atStep(int step, const std::vector<TokenAt> &acting)
{
    happen(PhaseBegan{Phase::Resistance});
    happen(StepBegan{step, acting});
}

void CoopTable::happen(const Event &event)
{
    conquest::apply(m_table, event);
}

void CoopTable::conquered(Place at, const std::string &card, Colour by)
{
    happen(LocationDrawn{at, card});
    happen(Conquered{at, by});
}

std::string CoopTable::against(const Command &command) const
{
    const Refusal refused = refusal(view(m_table, PublicSeat{}), command);
    const std::string rule = refused ? std::string(id(refused->rule)) : std::string();
    reportRule("base", rule);
    return rule;
}

std::string CoopTable::give(const Command &command)
{
    if (const auto at = malformed(m_table.open, command))
        return "malformed at " + *at;
    if (const std::string rule = against(command); !rule.empty())
        return rule;
    m_events = resolve(m_table, command);
    for (const Event &event : m_events)
        conquest::apply(m_table, event);
    return {};
}

} // namespace dossier::test
