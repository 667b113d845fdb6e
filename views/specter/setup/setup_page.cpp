#include "views/specter/setup/setup_page.h"

#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/kit/screen.h"
#include "views/session/campaign_choice.h"
#include "views/specter/setup/setup_cards.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

const QString campaignKey = QStringLiteral("campaign");
const QString agentKey = QStringLiteral("agent");

QString hunterKey(specter::HunterKind hunter)
{
    return QStringLiteral("hunter-%1").arg(static_cast<int>(hunter));
}

} // namespace

SpecterSetupPage::SpecterSetupPage(DrawBelow draw, QWidget *parent)
    : FormPage(parent)
    , m_draw(std::move(draw))
    , m_begin(newButton("primary", QStringLiteral("check"), this))
    , m_players(new Screen(this))
    , m_secret(new Screen(this))
    , m_options(new Screen(this))
    , m_fileCard(newFrame("card", this))
    , m_campaign(new CampaignChoice(m_fileCard))
{
    newCardColumn(m_fileCard)->addWidget(m_campaign);
    layOut({m_players, m_secret, m_fileCard}, {m_options});
    header()->addButton(m_begin);
    connect(header(), &PageHeader::backAsked, this, &SpecterSetupPage::backAsked);
    connect(m_begin, &QPushButton::clicked, this, &SpecterSetupPage::create);
    connect(m_campaign, &CampaignChoice::accepted, this, &SpecterSetupPage::create);
    keepTexts([this] { setTexts(); });
}

void SpecterSetupPage::begin(const specter::PublicTable &box, const SpecterWish &wish, bool inFile)
{
    m_box = box;
    m_fileCard->setVisible(!inFile);
    m_isCovered = true;
    apply(wish);
    showTop();
    setFocusProxy(m_players->findChild<QWidget *>(QStringLiteral("players")));
    m_players->focus(QStringLiteral("players"));
}

void SpecterSetupPage::offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_campaign->begin(files, chosen);
}

Draft SpecterSetupPage::draft() const
{
    Draft draft{{campaignKey, m_campaign->typedName()}, {agentKey, m_wish.agentsPlayer}};
    for (const auto &[hunter, name] : m_wish.huntersPlayers)
        draft[hunterKey(hunter)] = name;
    std::erase_if(draft, [](const auto &field) { return field.second.trimmed().isEmpty(); });
    return draft;
}

void SpecterSetupPage::setDraft(const Draft &draft)
{
    SpecterWish wish = m_wish;
    const auto typed = [&](const QString &key, QString &text)
    {
        if (const auto found = draft.find(key); found != draft.end())
            text = found->second;
    };
    typed(agentKey, wish.agentsPlayer);
    for (const specter::HunterKind hunter : wish.players.hunters)
        typed(hunterKey(hunter), wish.huntersPlayers[hunter]);
    QString name = m_campaign->typedName();
    typed(campaignKey, name);
    m_campaign->setTypedName(name);
    apply(wish);
}

void SpecterSetupPage::apply(const SpecterWish &wish)
{
    m_wish = wish;
    refresh();
}

void SpecterSetupPage::refresh()
{
    m_box.options = m_wish.options;
    const auto change = [this](const SpecterWish &wish)
    {
        apply(wish);
        emit edited();
    };
    const auto chooseNumber = [this](int players) { apply(withPlayers(m_wish, m_box.pack, players, m_draw)); };
    const auto chooseFaces = [this](const std::vector<int> &faces)
    {
        m_wish.objectives = faces;
        refresh();
    };
    const ObjectiveActions objectives{chooseFaces, [this] { rollObjectives(); }};
    const auto chooseCharacter
        = [this](specter::AgentKind character) { apply(withCharacter(m_wish, m_box.pack, character)); };
    const SecretActions secrets{
        change, chooseCharacter, objectives, [this] { drawSecrets(); }, [this](bool covered) { setCovered(covered); }};
    const auto chooseOptions
        = [this](const specter::TableOptions &options) { apply(withOptions(m_wish, m_box.pack, options, m_draw)); };
    m_players->render(QString(),
        [=, this](const Theme & /*theme*/)
        {
            Parts cards{playersCard(m_box, m_wish, chooseNumber, change)};
            if (specter::setUpFor(m_wish.players.number).objectivesArePublic)
                cards.push_back(objectivesCard(m_box.pack.board, m_wish.objectives, objectives));
            return column(std::move(cards)).spaced(cardGap);
        });
    m_secret->render(m_isCovered ? QString() : QStringLiteral("agent"), [=, this](const Theme & /*theme*/)
        { return secretCard(m_box, m_wish, m_isCovered, secrets).when(!m_wish.players.sheetsOnPaper); });
    m_options->render(QString(), [=, this](const Theme & /*theme*/)
        { return optionsCard(m_wish.options, m_wish.players.number, chooseOptions); });
    m_begin->setEnabled(m_wish.players.sheetsOnPaper || isHand(m_box.pack, m_wish.character, m_wish.cards));
    emit possibleChanged();
}

void SpecterSetupPage::rollObjectives()
{
    for (int &face : m_wish.objectives)
        face = m_draw(6) + 1;
    refresh();
}

void SpecterSetupPage::drawSecrets()
{
    const SpecterWish drawn = usualWish(m_box.pack, m_wish.players.number, m_draw);
    m_wish.character = drawn.character;
    m_wish.cards = drawn.cards;
    refresh();
}

void SpecterSetupPage::setCovered(bool covered)
{
    if (std::exchange(m_isCovered, covered) == covered)
        return;
    refresh();
    if (!covered)
        m_secret->focus(QStringLiteral("character"));
}

void SpecterSetupPage::create()
{
    if (!m_begin->isEnabled())
        return;
    setCovered(true);
    m_wish.name = m_campaign->name();
    m_wish.file = m_campaign->file();
    emit sessionMade(m_wish);
}

/// Nobody finds the secrets open who comes back to this page.
void SpecterSetupPage::hideEvent(QHideEvent *event)
{
    setCovered(true);
    FormPage::hideEvent(event);
}

std::set<DeskAction> SpecterSetupPage::possible() const
{
    return m_begin->isEnabled() ? std::set{DeskAction::GoOn} : std::set<DeskAction>();
}

void SpecterSetupPage::perform(DeskAction action)
{
    if (action == DeskAction::GoOn)
        create();
}

void SpecterSetupPage::setTexts()
{
    header()->setTexts(tr("Specter Ops: set up the table"),
        tr("Everything is filled in; change what differs at your table"), tr("Back (Esc)"));
    label(m_begin, tr("Begin the game"), tr("Begin with this set-up (Ctrl+Enter)"));
    m_campaign->setUsualName(tr("Specter Ops", "usual name of a campaign file"));
}

} // namespace dossier
