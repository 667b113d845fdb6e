// Writes pictures of the agent's screen and of the hand-over in both languages and themes at 100 and 200 percent text,
// and fails on a clipped text.
#include "app/window/translators.h"
#include "tests/support/test_class.h"
#include "tests/support/views/pictures.h"
#include "tests/views/specter/agent_at_table.h"
#include "views/kit/appearance.h"
#include "views/rules/rule_library.h"
#include "views/session/hand_over.h"
#include "views/specter/examples/rule_book.h"

#include <QApplication>
#include <QLineEdit>

namespace agent_screens
{

using namespace dossier;
using namespace dossier::test;
using specter::HunterKind;

namespace
{

/// A game some turns on: hunters on foot, one stunned, a last sighting, an objective done.
specter::Table inTheMiddle()
{
    specter::Table table = begun();
    const auto turn = [&](const std::vector<std::string> &path)
    {
        if (const std::string fault = walks(table, path); !fault.empty())
            qFatal("%s", fault.c_str());
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
            if (const std::string fault = stayed(table, hunter); !fault.empty())
                qFatal("%s", fault.c_str());
    };
    turn({"N1", "N2", "N3", "N4"});
    turn({"N4", "N5", "N6"});
    turn({"N6", "N7", "M8", "L8"});
    put(table, HunterKind::Gun, "R10");
    put(table, HunterKind::Beast, "L16");
    turn({"L8", "L9", "L10", "L11"});
    turn({"L11", "L12", "L13"});
    table.open.hunters.at(HunterKind::Beast).stunned = true;
    table.open.completed = {table.open.objectives[1]};
    return table;
}

} // namespace

class AgentScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures{QStringLiteral("agent-")};

    /// A revealed traitor chooses his character, and then his cards.
    void lookAtTheSecondAgent()
    {
        using enum HunterKind;
        specter::Table table = begun({.players = 5, .hunters = {Gun, Beast, Puppet, Prophet}, .traitor = Gun});
        if (const std::string fault = walks(table, {"N1", "N2"}); !fault.empty())
            qFatal("%s", fault.c_str());
        put(table, Gun, "B2");
        forced(table, specter::RevealTraitor{Gun});
        forced(table, specter::ChooseCharacter{specter::Agent::Second, specter::AgentKind::Cobra});
        AgentAtTable at(table, specter::TraitorSeat{});
        at.page().resize(1389, 868);
        at.page().QWidget::show();
        m_pictures.look(at.page(), QStringLiteral("second"));
    }

private slots:

    void initTestCase()
    {
        loadResources();
        setRuleBooks({specterRules()});
    }

    void aTurn_data() { addVariants(); }

    void aTurn()
    {
        const Preferences worn = variant();
        Translators translators;
        translators.speak(worn.language);
        wear(*qApp, themeFor(worn.theme), worn.textPercent);
        AgentAtTable at(inTheMiddle());
        at.page().resize(1389, 868);
        at.page().show();
        m_pictures.look(at.page(), QStringLiteral("stay"));
        lookAtTheSecondAgent();
        for (const char *space : {"K14", "K15", "J16", "J17"})
            at.press(space);
        m_pictures.look(at.page(), QStringLiteral("path"));
        emit at.board().dragged({test::at("J18"), std::nullopt});
        m_pictures.look(at.page(), QStringLiteral("refused"));
        at.press("K14");
        for (QPushButton *button : at.page().findChildren<QPushButton *>())
            if (button->accessibleName() == QStringLiteral("Smoke Grenade"))
                button->click();
        m_pictures.look(at.page(), QStringLiteral("card"));
        at.page().askUndoReason();
        m_pictures.look(at.page(), QStringLiteral("undo"));
        at.page().resize(1024, 720);
        m_pictures.look(at.page(), QStringLiteral("small"));
        at.page().resize(1389, 868);
        AgentDraft draft = at.page().draft();
        draft.card.reset();
        forced(at.table(), specter::PlanMove{specter::Agent::First, draft});
        forced(at.table(), specter::ConfirmMove{specter::Agent::First});
        at.show();
        m_pictures.look(at.page(), QStringLiteral("said"));
        forced(at.table(), specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        at.show();
        m_pictures.look(at.page(), QStringLiteral("over"));
        CardScreen page;
        page.resize(1024, 720);
        page.render(QString(), [] { return handOverCard({QStringLiteral("The Gun"), QStringLiteral("The Gun")}, {}); });
        page.show();
        m_pictures.look(page, QStringLiteral("hand-over"));
    }
};

DOSSIER_TESTS(AgentScreens, Windows)

} // namespace agent_screens

#include "agent_screens.moc"
