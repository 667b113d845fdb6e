#include "views/specter/setup/setup_page.h"

#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/session/campaign_choice.h"
#include "views/specter/setup/objectives_row.h"
#include "views/specter/setup/options_card.h"
#include "views/specter/setup/players_card.h"
#include "views/specter/setup/secret_card.h"

#include <QEvent>
#include <QLabel>
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
    , m_players(new PlayersCard(this))
    , m_options(new OptionsCard(this))
    , m_openCard(newFrame("card", this))
    , m_objectivesCaption(newLabel(Role::Caption, m_openCard))
    , m_objectives(new ObjectivesRow(m_openCard))
    , m_objectivesHint(newParagraph(Role::Small, m_openCard))
    , m_secret(new SecretCard(this))
    , m_fileCard(newFrame("card", this))
    , m_campaign(new CampaignChoice(m_fileCard))
{
    setFocusProxy(m_players->first());
    fill();
    listen();
    retranslate();
}

void SpecterSetupPage::fill()
{
    QVBoxLayout *open = newCardColumn(m_openCard);
    open->addWidget(m_objectivesCaption);
    open->addWidget(m_objectives);
    open->addWidget(m_objectivesHint);
    newCardColumn(m_fileCard)->addWidget(m_campaign);
    layOut({m_players, m_openCard, m_secret, m_fileCard}, {m_options});
    header()->addButton(m_begin);
}

void SpecterSetupPage::listen()
{
    connect(header(), &PageHeader::backAsked, this, &SpecterSetupPage::backAsked);
    connect(m_begin, &QPushButton::clicked, this, &SpecterSetupPage::create);
    connect(m_campaign, &CampaignChoice::accepted, this, &SpecterSetupPage::create);
    connect(m_players, &PlayersCard::wished, this, &SpecterSetupPage::take);
    connect(m_players, &PlayersCard::numberChosen, this,
        [this](int players) { take(withPlayers(m_wish, m_box.pack, players, m_draw)); });
    connect(m_options, &OptionsCard::optionsChosen, this,
        [this](const specter::TableOptions &options) { take(withOptions(m_wish, m_box.pack, options, m_draw)); });
    connect(m_objectives, &ObjectivesRow::facesChosen, this,
        [this](const std::vector<int> &faces)
        {
            SpecterWish wish = m_wish;
            wish.objectives = faces;
            take(wish);
        });
    connect(m_objectives, &ObjectivesRow::rollAsked, this, &SpecterSetupPage::roll);
    connect(m_secret, &SecretCard::rollAsked, this, &SpecterSetupPage::roll);
    connect(m_secret, &SecretCard::wished, this, &SpecterSetupPage::take);
    connect(m_secret, &SecretCard::drawAsked, this,
        [this]
        {
            const SpecterWish drawn = usualWish(m_box.pack, m_wish.players.number, m_draw);
            SpecterWish wish = m_wish;
            wish.character = drawn.character;
            wish.cards = drawn.cards;
            take(wish);
        });
}

void SpecterSetupPage::roll()
{
    SpecterWish wish = m_wish;
    for (int &face : wish.objectives)
        face = m_draw(6) + 1;
    take(wish);
}

void SpecterSetupPage::begin(const specter::PublicTable &box, const SpecterWish &wish, bool inFile)
{
    m_box = box;
    m_inFile = inFile;
    m_secret->setCovered(true);
    take(wish);
    retranslate();
    showTop();
    m_players->first()->setFocus(Qt::OtherFocusReason);
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
    take(wish);
}

void SpecterSetupPage::take(const SpecterWish &wish)
{
    m_wish = wish;
    refresh();
}

void SpecterSetupPage::refresh()
{
    const bool open = specter::setUpFor(m_wish.players.number).objectivesArePublic;
    m_box.options = m_wish.options;
    m_players->render(m_box, m_wish);
    m_options->render(m_wish.options, m_wish.players.number);
    m_openCard->setVisible(open);
    m_objectives->render(m_box.pack.board, open ? m_wish.objectives : std::vector<int>{});
    m_secret->setVisible(!m_wish.players.sheetsOnPaper);
    m_secret->render(m_box, m_wish);
    m_fileCard->setVisible(!m_inFile);
    m_begin->setEnabled(m_wish.players.sheetsOnPaper || isHand(m_box.pack, m_wish.character, m_wish.cards));
    emit possibleChanged();
}

void SpecterSetupPage::create()
{
    if (!m_begin->isEnabled())
        return;
    m_secret->setCovered(true);
    m_wish.name = m_campaign->name();
    m_wish.file = m_campaign->file();
    emit sessionMade(m_wish);
}

/// Nobody finds the secrets open who comes back to this page.
void SpecterSetupPage::hideEvent(QHideEvent *event)
{
    m_secret->setCovered(true);
    FormPage::hideEvent(event);
}

void SpecterSetupPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FormPage::changeEvent(event);
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

void SpecterSetupPage::retranslate()
{
    header()->setTexts(tr("Specter Ops: set up the table"),
        tr("Everything is filled in; change what differs at your table"), tr("Back (Esc)"));
    label(m_begin, tr("Begin the game"), tr("Begin with this set-up (Ctrl+Enter)"));
    m_objectivesCaption->setText(tr("Objectives"));
    m_objectivesHint->setText(tr("One die for each section of the board: roll at the table and enter, or roll here."));
    m_campaign->setUsualName(tr("Specter Ops", "usual name of a campaign file"));
}

} // namespace dossier
