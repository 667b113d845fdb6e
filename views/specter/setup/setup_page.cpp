#include "views/specter/setup/setup_page.h"

#include "views/kit/hotkeys.h"
#include "views/kit/page_header.h"
#include "views/session/campaign_choice.h"
#include "views/session/next_roles.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Pixels between two cards of a column.
constexpr int cardGap = 20;
const QString campaignKey = QStringLiteral("campaign");
const QString agentKey = QStringLiteral("agent");
const QString playersKey = QStringLiteral("players");
const QString huntersKey = QStringLiteral("hunters");
const QString sheetKey = QStringLiteral("sheet");
const QString objectivesKey = QStringLiteral("objectives");
const QString paper = QStringLiteral("paper");
constexpr int fewest = 2;
constexpr int most = 5;

QString hunterKey(specter::HunterKind hunter)
{
    return QStringLiteral("hunter-%1").arg(static_cast<int>(hunter));
}

} // namespace

SpecterSetupPage::SpecterSetupPage(DrawBelow draw, QWidget *parent)
    : Screen(parent)
    , m_draw(std::move(draw))
    , m_secret(new Screen(this))
    , m_campaign(new CampaignChoice([this] { create(); }, this))
{
    followWidth();
}

void SpecterSetupPage::begin(const specter::PublicTable &box, const SpecterWish &wish, bool inFile)
{
    m_box = box;
    m_inFile = inFile;
    m_isCovered = true;
    apply(wish);
    findChild<QScrollArea *>()->verticalScrollBar()->setValue(0);
    setFocusProxy(findChild<QWidget *>(QStringLiteral("players")));
    focus(QStringLiteral("players"));
}

void SpecterSetupPage::offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_campaign->begin(files, chosen);
}

Draft SpecterSetupPage::draft() const
{
    Draft draft = draftOf(m_wish.players, {m_wish.agentsPlayer, m_wish.huntersPlayers});
    draft[campaignKey] = m_campaign->typedName();
    QStringList faces;
    if (specter::setUpFor(m_wish.players.number).objectivesArePublic)
        for (const int face : m_wish.objectives)
            faces << QString::number(face);
    draft[objectivesKey] = faces.join(u',');
    std::erase_if(draft, [](const auto &field) { return field.second.trimmed().isEmpty(); });
    return draft;
}

Draft SpecterSetupPage::draftOf(const specter::Players &players, const WhoPlays &who)
{
    QStringList hunters;
    for (const specter::HunterKind hunter : players.hunters)
        hunters << QString::number(static_cast<int>(hunter));
    Draft draft{{playersKey, QString::number(players.number)}, {huntersKey, hunters.join(u',')},
        {sheetKey, players.sheetsOnPaper ? paper : QString()}, {agentKey, who.agent}};
    for (const auto &[hunter, name] : who.hunters)
        draft[hunterKey(hunter)] = name;
    return draft;
}

Draft SpecterSetupPage::withRolesSwapped(const Draft &draft)
{
    QStringList keys{agentKey};
    for (const QString &hunter : textOf(draft, huntersKey).split(u',', Qt::SkipEmptyParts))
        keys << hunterKey(static_cast<specter::HunterKind>(hunter.toInt()));
    return withNextRoles(draft, keys);
}

/// Takes the number of players, the hunters that this box has, the place of the sheet of another game, and public
/// objectives.
void SpecterSetupPage::takeGame(SpecterWish &wish, const Draft &draft)
{
    const int number = textOf(draft, playersKey).toInt();
    if (number < fewest || number > most || m_inFile)
        return;
    const QStringList wanted = textOf(draft, huntersKey).split(u',', Qt::SkipEmptyParts);
    std::vector<specter::HunterKind> hunters;
    for (const QString &one : wanted)
        for (const specter::HunterCard &card : m_box.pack.hunters)
            if (one == QString::number(static_cast<int>(card.kind)) && !std::ranges::count(hunters, card.kind))
                hunters.push_back(card.kind);
    wish.players.hunters = std::move(hunters);
    wish.players.sheetsOnPaper = textOf(draft, sheetKey) == paper;
    wish = withPlayers(wish, m_box.pack, number, m_draw);
    const QStringList faces = textOf(draft, objectivesKey).split(u',', Qt::SkipEmptyParts);
    if (specter::setUpFor(number).objectivesArePublic && faces.size() == std::ssize(wish.objectives))
        std::ranges::transform(
            faces, wish.objectives.begin(), [](const QString &face) { return std::clamp(face.toInt(), 1, 6); });
}

void SpecterSetupPage::setOptions(const specter::TableOptions &options)
{
    apply(withOptions(m_wish, m_box.pack, options, m_draw));
}

void SpecterSetupPage::setDraft(const Draft &draft)
{
    SpecterWish wish = m_wish;
    takeGame(wish, draft);
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
    m_secret->render(m_isCovered ? QString() : QStringLiteral("agent"),
        [this](const Theme & /*theme*/) { return secretCard(m_box, m_wish, m_isCovered, secretActions()); });
    render(QString(), [this](const Theme & /*theme*/) { return made(); });
    emit possibleChanged();
}

bool SpecterSetupPage::canBegin() const
{
    return m_wish.players.sheetsOnPaper || isHand(m_box.pack, m_wish.character, m_wish.cards);
}

ObjectiveActions SpecterSetupPage::objectiveActions()
{
    return {[this](const std::vector<int> &faces)
        {
            m_wish.objectives = faces;
            refresh();
            emit edited();
        },
        [this] { rollObjectives(); }};
}

SecretActions SpecterSetupPage::secretActions()
{
    const auto change = [this](const SpecterWish &wish)
    {
        apply(wish);
        emit edited();
    };
    return {change, [this](specter::AgentKind character) { apply(withCharacter(m_wish, m_box.pack, character)); },
        objectiveActions(), [this] { drawSecrets(); }, [this](bool covered) { setCovered(covered); }};
}

Part SpecterSetupPage::players()
{
    const auto chooseNumber = [this](int players) { apply(withPlayers(m_wish, m_box.pack, players, m_draw)); };
    const bool isPublic = specter::setUpFor(m_wish.players.number).objectivesArePublic;
    return column({playersCard(m_box, m_wish, chooseNumber, secretActions().change),
                      isPublic ? objectivesCard(m_box.pack.board, m_wish.objectives, objectiveActions())
                               : column({}).when(false)})
        .spaced(cardGap);
}

Part SpecterSetupPage::made()
{
    const auto chooseOptions
        = [this](const specter::TableOptions &options) { apply(withOptions(m_wish, m_box.pack, options, m_draw)); };
    const QString title = tr("Specter Ops: set up the table");
    const Part header = pageHeader(title, tr("Everything is filled in; change what differs at your table"),
        tr("Back (Esc)"), [this] { emit backRequested(); },
        {button(tr("Begin the game"), "primary", [this] { create(); })
                .keyed(QStringLiteral("begin"))
                .with(&Button::icon, QStringLiteral("check"))
                .withTip(hotkeys::with(tr("Begin with this set-up"), hotkeys::nextStep))
                .disabledIf(!canBegin())});
    return formPage(header,
        {players(), lent(QStringLiteral("secret"), m_secret).when(!m_wish.players.sheetsOnPaper),
            campaignCard(*m_campaign, tr("Specter Ops", "usual name of a campaign file")).when(!m_inFile)},
        {optionsCard(m_wish.options, m_wish.players.number, chooseOptions)}, characters())
        .named(title);
}

void SpecterSetupPage::rollObjectives()
{
    for (int &face : m_wish.objectives)
        face = m_draw(6) + 1;
    refresh();
    emit edited();
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
    if (!canBegin())
        return;
    setCovered(true);
    m_wish.name = m_campaign->name();
    m_wish.file = m_campaign->file();
    emit sessionMade(m_wish);
}

/// The secrets are covered again for a user who comes back to this page.
void SpecterSetupPage::hideEvent(QHideEvent *event)
{
    setCovered(true);
    Screen::hideEvent(event);
}

std::set<DeskAction> SpecterSetupPage::possible() const
{
    return canBegin() ? std::set{DeskAction::DefaultStep} : std::set<DeskAction>();
}

void SpecterSetupPage::perform(DeskAction action)
{
    if (action == DeskAction::DefaultStep)
        create();
}

} // namespace dossier
