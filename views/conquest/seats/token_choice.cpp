#include "views/conquest/seats/token_choice.h"

#include "views/conquest/board/hex_painter.h"
#include "views/conquest/everybody/public_parts.h"
#include "views/conquest/words/names.h"
#include "views/kit/flowing_area.h"
#include "views/kit/screen.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

using namespace conquest;

namespace
{

struct TokenWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::TokenChoicePage)
};

using Chooser = TokenChoice::Chooser;

constexpr std::size_t tokensOfAPlayer = 6;
/// Maximum width of a card, in a window with room for that many characters.
constexpr int maxCard = 820;
constexpr int wideCharacters = 110;
/// Minimum width for keys in columns, in characters.
constexpr int columnCharacters = 80;
/// Rows of a keyboard, one a player; in the row of digits each is its token's own number, and 7 is the die.
constexpr std::array<std::array<char16_t, tokensOfAPlayer>, 4> keys{{
    {u'2', u'3', u'4', u'5', u'6', u'7'},
    {u'Q', u'W', u'E', u'R', u'T', u'Y'},
    {u'A', u'S', u'D', u'F', u'G', u'H'},
    {u'Z', u'X', u'C', u'V', u'B', u'N'},
}};

/// Alone the tokens' own figures choose them, and D the die.
QChar ownKey(CommandToken token)
{
    return token == CommandToken::Die ? QChar(u'D') : QChar(static_cast<char16_t>(u'2' + static_cast<int>(token)));
}

QString titleOf(const TokenChoice &choice)
{
    return choice.isByKeys
        ? TokenWords::tr("Command tokens, all at once")
        : TokenWords::tr("%1: choose a command token").arg(wording::name(choice.choosers.front().player));
}

QString adviceOf(const TokenChoice &choice)
{
    return choice.isByKeys
        ? TokenWords::tr("Cover the keys with one hand and press one with the other. Nothing shows which.")
        : TokenWords::tr("Its number is your action points, and who has the fewest goes first. Keys 2 to 6, and D for "
                         "the die.");
}

/// Names the keys of a player for screen readers.
QString spokenKeys(const Chooser &chooser, std::size_t place)
{
    QStringList said;
    if (chooser.hasChosen)
        said << TokenWords::tr("has chosen", "a player");
    else
        for (const CommandToken token : chooser.atHand)
            said << TokenWords::tr("key %1 for %2", "a letter, a command token")
                        .arg(keyOf(place, token))
                        .arg(wording::name(token));
    return TokenWords::tr("%1: %2.", "a player, keys")
        .arg(wording::name(chooser.player), said.join(QStringLiteral(", ")));
}

QString keyText(std::size_t place, CommandToken token)
{
    return QStringLiteral("%1 → %2").arg(keyOf(place, token)).arg(wording::name(token));
}

/// In columns each token is below the same one of the other players; otherwise the keys take as many lines as they
/// need.
Part keysOf(const TokenChoice &choice, std::size_t place, bool isInColumns)
{
    const Chooser &chooser = choice.choosers[place];
    const auto cell = [&](const QString &words, const auto &ofPlayer)
    {
        std::vector<QString> all;
        for (std::size_t other = 0; other < choice.choosers.size() && isInColumns; ++other)
            all.push_back(ofPlayer(other));
        return text(words, Role::Title).with(&Text::reserved, std::move(all));
    };
    const auto nameOf = [&](std::size_t player) { return wording::name(choice.choosers[player].player); };
    Parts cells{cell(nameOf(place), nameOf)};
    if (chooser.hasChosen)
        cells.push_back(text(QStringLiteral("✓ ") + TokenWords::tr("has chosen", "a player"), Role::Title));
    for (std::size_t i = 0; i < tokensOfAPlayer && !chooser.hasChosen; ++i)
    {
        const auto token = static_cast<CommandToken>(i);
        const bool isAtHand = chooser.atHand.contains(token);
        if (isAtHand || isInColumns)
            cells.push_back(cell(isAtHand ? keyText(place, token) : QString(),
                [token](std::size_t player) { return keyText(player, token); }));
    }
    if (!isInColumns)
        return flow(std::move(cells)).spaced(24);
    cells.push_back(stretch());
    return row(std::move(cells)).spaced(20);
}

/// A token that was used leaves its place empty, so that the others stay where they are.
Part buttonsOf(const Chooser &chooser, const TokenChoiceActions &actions)
{
    Parts buttons;
    for (std::size_t i = 0; i < tokensOfAPlayer; ++i)
    {
        const auto token = static_cast<CommandToken>(i);
        const QString name = wording::name(token);
        const bool isAtHand = chooser.atHand.contains(token);
        buttons.push_back(button(
            name, "secondary", [choose = actions.choose, player = chooser.player, token] { choose.run(player, token); })
                .keyed(QStringLiteral("token %1").arg(i))
                .withTip(isAtHand ? TokenWords::tr("Choose %1 and cover the screen").arg(name)
                                  : TokenWords::tr("%1 was used and is set aside").arg(name))
                .disabledIf(!isAtHand));
    }
    return flow(std::move(buttons)).spaced(12);
}

Part boardOf(const TokenChoice &choice)
{
    if (!choice.table)
        return column({}).when(false);
    constexpr int lines = 16;
    constexpr int maxBoard = 900;
    const HexScene scene{.table = choice.table};
    return painted(QStringLiteral("board"),
        {.paint =
                [scene](QPainter &painter, const QRect &area, const Theme &theme)
            {
                painter.setRenderHint(QPainter::Antialiasing);
                const HexGeometry geometry = geometryFor(scene, area);
                paintHexes({painter, geometry, theme}, scene);
            },
            .size = [](const QFont &font) { return QSize(0, QFontMetrics(font).lineSpacing() * lines); },
            .maxHeight = maxBoard})
        .named(conquestPublicBoard(choice.table).told());
}

/// Returns the token that a key chooses.
std::optional<std::pair<Colour, CommandToken>> chosenBy(const TokenChoice &choice, QChar typed)
{
    for (std::size_t place = 0; place < choice.choosers.size(); ++place)
        for (const CommandToken token : choice.choosers[place].atHand)
            if (typed == (choice.isByKeys ? keyOf(place, token) : ownKey(token))
                && !(choice.isByKeys && choice.choosers[place].hasChosen))
                return std::pair(choice.choosers[place].player, token);
    return std::nullopt;
}

/// Scrolls with keys that belong to no player; false for any other key.
bool scrollBy(QScrollBar &bar, int key)
{
    const auto action = key == Qt::Key_Down ? QAbstractSlider::SliderSingleStepAdd
        : key == Qt::Key_Up                 ? QAbstractSlider::SliderSingleStepSub
        : key == Qt::Key_PageDown           ? QAbstractSlider::SliderPageStepAdd
        : key == Qt::Key_PageUp             ? QAbstractSlider::SliderPageStepSub
                                            : QAbstractSlider::SliderNoAction;
    bar.triggerAction(action);
    return action != QAbstractSlider::SliderNoAction;
}

} // namespace

QChar keyOf(std::size_t place, CommandToken token)
{
    return keys[std::min(place, keys.size() - 1)][static_cast<std::size_t>(token)];
}

Part tokenCard(const TokenChoice &choice, int characters, const TokenChoiceActions &actions)
{
    Parts inside{text(titleOf(choice), Role::Display).wrapping(), text(adviceOf(choice)).wrapping()};
    if (!choice.isByKeys)
    {
        inside.push_back(buttonsOf(choice.choosers.front(), actions));
        inside.push_back(text(TokenWords::tr("Your cards: %1", "in hand").arg(choice.hand.join(QStringLiteral(", "))))
                .wrapping()
                .when(!choice.hand.isEmpty()));
    }
    for (std::size_t place = 0; place < choice.choosers.size() && choice.isByKeys; ++place)
        inside.push_back(keysOf(choice, place, characters >= columnCharacters));
    inside.push_back(button(TokenWords::tr("Back to the table"), "secondary", actions.back)
            .withTip(TokenWords::tr("What was not chosen can be chosen later (Esc)"))
            .with(&Part::alignment, Qt::AlignLeft));
    return centered(card(std::move(inside)).spaced(14, {36, 30, 36, 30}), characters >= wideCharacters ? maxCard : 0);
}

TokenChoicePage::TokenChoicePage(QWidget *parent)
    : QWidget(parent)
    , m_screen(new Screen(this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    m_screen->followWidth();
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins({});
    page->addWidget(m_screen);
}

/// Texts are no stops of the tab key: the page says them itself.
void TokenChoicePage::render(const TokenChoice &choice, const TokenChoiceActions &actions)
{
    m_choice = choice;
    m_actions = actions;
    const auto make = [this](const Theme & /*theme*/)
    {
        QStringList words{adviceOf(m_choice)};
        for (std::size_t place = 0; place < m_choice.choosers.size() && m_choice.isByKeys; ++place)
            words << spokenKeys(m_choice.choosers[place], place);
        setAccessibleName(titleOf(m_choice));
        setAccessibleDescription(words.join(u' '));
        return scrollArea({stretch(), tokenCard(m_choice, m_screen->characters(), m_actions),
                              boardOf(m_choice).stretched(), stretch()})
            .spaced(16, {24, 24, 24, 24});
    };
    m_screen->render(choice.isByKeys ? QString() : titleOf(choice), make);
}

void TokenChoicePage::clear()
{
    m_choice = {};
    m_actions = {};
    setAccessibleName({});
    setAccessibleDescription({});
    m_screen->render(QString(), [](const Theme & /*theme*/) { return column({}); });
}

void TokenChoicePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (const auto *area = findChild<FlowingArea *>())
        area->verticalScrollBar()->setValue(0);
    setFocus(Qt::OtherFocusReason);
}

void TokenChoicePage::keyPressEvent(QKeyEvent *event)
{
    const QChar typed = event->text().isEmpty() ? QChar() : event->text().front().toUpper();
    const TokenChoiceActions actions = m_actions;
    if (event->key() == Qt::Key_Escape)
        actions.back.run();
    else if (const auto chosen = chosenBy(m_choice, typed))
        actions.choose.run(chosen->first, chosen->second);
    else if (const auto *area = findChild<FlowingArea *>();
        area == nullptr || !scrollBy(*area->verticalScrollBar(), event->key()))
        QWidget::keyPressEvent(event);
}

} // namespace dossier
