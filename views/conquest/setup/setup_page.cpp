#include "views/conquest/setup/setup_page.h"

#include "model/conquest/seen/sections.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/setup/layout_choice.h"
#include "views/conquest/setup/options_card.h"
#include "views/conquest/setup/seats_card.h"
#include "views/conquest/setup/unknown_card.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/kit/plain_text.h"
#include "views/kit/tab_order.h"
#include "views/session/campaign_choice.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int boardHeight = 380;

const QString campaignKey = QStringLiteral("campaign");

QString playerKey(Colour player)
{
    return QStringLiteral("player-%1").arg(static_cast<int>(player));
}

} // namespace

ConquestSetupPage::ConquestSetupPage(DrawBelow draw, QWidget *parent)
    : FormPage(parent)
    , m_draw(std::move(draw))
    , m_begin(newButton("primary", QStringLiteral("check"), this))
    , m_seats(new ConquestSeatsCard(this))
    , m_unknown(new ConquestUnknownCard(this))
    , m_options(new ConquestOptionsCard(this))
    , m_boardCard(newFrame("card", this))
    , m_boardCaption(newLabel(Role::Caption, m_boardCard))
    , m_layout(new LayoutChoice(m_boardCard))
    , m_board(new HexBoard(m_boardCard))
    , m_boardHint(newParagraph(Role::Small, m_boardCard))
    , m_fileCard(newFrame("card", this))
    , m_campaign(new CampaignChoice([this] { create(); }, m_fileCard))
    , m_missing(newParagraph(Role::Fault, this))
{
    setFocusProxy(m_seats);
    m_board->setFixedHeight(boardHeight);
    fill();
    listen();
    retranslate();
}

void ConquestSetupPage::fill()
{
    QVBoxLayout *board = newCardColumn(m_boardCard);
    for (QWidget *part : std::initializer_list<QWidget *>{m_boardCaption, m_layout, m_board, m_boardHint})
        board->addWidget(part);
    newCardColumn(m_fileCard)->addWidget(m_campaign);
    layOut({m_seats, m_missing, m_unknown, m_fileCard}, {m_boardCard, m_options});
    // As the columns are read.
    tabThrough({m_seats, m_unknown, m_fileCard, m_boardCard, m_options});
    header()->addButton(m_begin);
}

void ConquestSetupPage::listen()
{
    connect(header(), &PageHeader::backAsked, this, &ConquestSetupPage::backAsked);
    connect(m_begin, &QPushButton::clicked, this, &ConquestSetupPage::create);
    connect(m_seats, &ConquestSeatsCard::wished, this, &ConquestSetupPage::take);
    connect(m_unknown, &ConquestUnknownCard::wished, this, &ConquestSetupPage::take);
    connect(m_seats, &ConquestSeatsCard::playersChosen, this,
        [this](Mode mode, int players) { take(withPlayers(m_wish, pack(), mode, players, m_draw)); });
    connect(m_seats, &ConquestSeatsCard::packChosen, this,
        [this](bool sample) { take(withPack(m_wish, sample ? m_boxes.sample : m_boxes.own, sample, m_draw)); });
    connect(
        m_seats, &ConquestSeatsCard::racesDrawAsked, this, [this] { take(withRacesDrawn(m_wish, pack(), m_draw)); });
    connect(m_seats, &ConquestSeatsCard::boxAsked, this, &ConquestSetupPage::boxAsked);
    connect(m_options, &ConquestOptionsCard::optionsChosen, this,
        [this](const TableOptions &options)
        {
            ConquestWish wish = m_wish;
            wish.options = options;
            take(wish);
        });
    connect(m_options, &ConquestOptionsCard::variantsChosen, this,
        [this](const Variants &variants)
        {
            ConquestWish wish = m_wish;
            wish.players.variants = variants;
            take(withPrinted(wish, pack()));
        });
    connect(m_layout, &LayoutChoice::layoutChosen, this,
        [this](const std::vector<int> &places)
        {
            ConquestWish wish = m_wish;
            wish.players.places = places;
            take(wish);
        });
    connect(m_board, &HexBoard::dropped, this, [this](Place from, Place to) { moveSection(from.section, to.section); });
    connect(m_board, &HexBoard::activated, this, &ConquestSetupPage::pick);
    connect(m_board, &HexBoard::cancelled, this,
        [this]
        {
            m_carried.reset();
            renderBoard();
        });
}

void ConquestSetupPage::pick(Place place)
{
    const bool isSeat = place.section != centreSection && place.section <= std::ssize(m_wish.players.colours);
    if (m_carried)
        moveSection(*std::exchange(m_carried, std::nullopt), place.section);
    else if (isSeat)
        m_carried = place.section;
    renderBoard();
}

/// Onto another section: those who sit there change seats.
void ConquestSetupPage::moveSection(int section, int to)
{
    m_carried.reset();
    const auto players = static_cast<int>(m_wish.players.colours.size());
    if (section == centreSection || section > players || to == centreSection || to == section)
        return;
    const auto seat = static_cast<std::size_t>(section) - 1;
    if (to <= players)
        return take(withSeatsSwapped(m_wish, seat, static_cast<std::size_t>(to) - 1));
    const std::vector<int> free = placesBeside(placesIn(m_wish, pack()));
    if (const auto at = static_cast<std::size_t>(to - players) - 1; at < free.size())
        take(withSectionAt(m_wish, pack(), seat, free[at]));
}

void ConquestSetupPage::begin(const ConquestBoxes &boxes, const ConquestWish &wish)
{
    m_boxes = boxes;
    take(wish);
    retranslate();
    showTop();
    m_seats->setFocus(Qt::OtherFocusReason);
}

void ConquestSetupPage::takeOwnBox(const Pack &own)
{
    m_boxes.own = own;
    if (!m_wish.sample)
        m_wish = withBox(m_wish, own, m_draw);
    refresh();
}

void ConquestSetupPage::offerCampaigns(const std::vector<SessionFile> &files, const QString &chosen)
{
    m_campaign->begin(files, chosen);
}

Draft ConquestSetupPage::draft() const
{
    Draft draft{{campaignKey, m_campaign->typedName()}};
    for (const auto &[player, name] : m_wish.names)
        draft[playerKey(player)] = name;
    std::erase_if(draft, [](const auto &field) { return field.second.trimmed().isEmpty(); });
    return draft;
}

void ConquestSetupPage::setDraft(const Draft &draft)
{
    ConquestWish wish = m_wish;
    for (const Colour player : {Colour::Green, Colour::Blue, Colour::Red, Colour::Gold})
        if (const auto typed = draft.find(playerKey(player)); typed != draft.end())
            wish.names[player] = typed->second;
    if (const auto typed = draft.find(campaignKey); typed != draft.end())
        m_campaign->setTypedName(typed->second);
    take(wish);
}

void ConquestSetupPage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
}

void ConquestSetupPage::take(const ConquestWish &wish)
{
    m_wish = wish;
    refresh();
}

void ConquestSetupPage::refresh()
{
    m_seats->render(pack(), m_wish);
    m_unknown->render(pack(), m_wish);
    m_options->render(m_wish.players.mode, m_wish.players.variants, m_wish.options);
    renderBoard();
    QStringList missing;
    for (const ConquestMissing what : missingIn(m_wish, pack()))
        missing << (what == ConquestMissing::Races     ? tr("a race for every player")
                : what == ConquestMissing::RaceNumbers ? tr("strength and intelligence of each race")
                : what == ConquestMissing::Objective   ? tr("resistance and population of the objective")
                                                       : tr("the dice of the technology track"));
    // In a place that moves nothing above it; the header says it where everybody looks.
    m_missing->setText(tr("To begin, Dossier needs: %1.").arg(missing.join(QStringLiteral("; "))));
    m_missing->setVisible(!missing.isEmpty());
    m_begin->setEnabled(missing.isEmpty());
    renderHeader();
    emit possibleChanged();
}

void ConquestSetupPage::renderHeader()
{
    header()->setTexts(tr("Conquest of Planet Earth: set up the table"),
        m_begin->isEnabled() ? tr("Everything is filled in; change what differs at your table")
                             : tr("To begin, enter what is printed in your box and Dossier does not know"),
        tr("Back (Esc)"));
}

void ConquestSetupPage::renderBoard()
{
    auto table = std::make_shared<const PublicTable>(tableOf(m_wish, pack()));
    const bool known = layoutOf(*table).has_value();
    const auto layouts = layoutsFor(pack(), m_boxes.sample, static_cast<int>(m_wish.players.colours.size()));
    m_layout->render(layouts, m_wish.players.places.empty() ? layouts.front() : m_wish.players.places);
    HexScene scene{.table = std::move(table), .freePlaces = true};
    if (m_carried)
        scene.lights[{*m_carried, 0}] = HexLight::Picked;
    m_board->render(scene);
    const QString drag = m_carried
        ? tr("Press Enter where the section should go; Esc leaves it.")
        : tr("Drag a section to a free place, or onto another to change seats; with keys, Enter picks it up.");
    m_boardHint->setText(unknownHint() + drag + QLatin1Char(' ')
        + (known ? tr("Lines join the spaces that touch across sections.")
                 : tr("Dossier does not know which spaces touch across sections: it asks when somebody moves there, "
                      "until you lay out the sections here.")));
}

/// What a sign of the picture asks for, and where it is told.
QString ConquestSetupPage::unknownHint() const
{
    const LocationCard &objective = m_wish.objective;
    if (objective.name.empty() || (objective.resistance && objective.population))
        return {};
    return tr("“?” on %1: its resistance or population is unknown; enter it under “Printed in your box”.",
               "an objective")
               .arg(singleLine(wording::printed(objective.name)))
        + QLatin1Char(' ');
}

void ConquestSetupPage::create()
{
    if (!m_begin->isEnabled())
        return;
    m_wish.name = m_campaign->name();
    m_wish.file = m_campaign->file();
    emit sessionMade(m_wish);
}

void ConquestSetupPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        refresh();
    }
    FormPage::changeEvent(event);
}

std::set<DeskAction> ConquestSetupPage::possible() const
{
    return m_begin->isEnabled() ? std::set{DeskAction::GoOn} : std::set<DeskAction>();
}

void ConquestSetupPage::perform(DeskAction action)
{
    if (action == DeskAction::GoOn)
        create();
}

void ConquestSetupPage::retranslate()
{
    // The window bears the page's name from the moment at which it is shown.
    renderHeader();
    label(m_begin, tr("Begin the game"), tr("Begin with this set-up (Ctrl+Enter)"));
    m_boardCaption->setText(tr("The board and its seats"));
    m_board->setAccessibleName(tr("The board as it will be"));
    m_campaign->setUsualName(tr("Conquest of Planet Earth", "usual name of a campaign file"));
}

} // namespace dossier
