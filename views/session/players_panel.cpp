#include "views/session/players_panel.h"

#include "views/kit/part.h"
#include "views/session/names_note.h"

#include <QCoreApplication>

#include <utility>

namespace dossier
{

namespace
{

struct PlayersWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PlayersPanel)
};

constexpr QLatin1String nameKey("player ");

QString keyOf(int row)
{
    return nameKey + QString::number(row);
}

} // namespace

PlayersPanel::PlayersPanel(PlayersActions actions, QWidget *parent)
    : Screen(parent)
    , m_actions(std::move(actions))
{
    setObjectName(QStringLiteral("playersPanel"));
    render({}, [this](const Theme & /*theme*/) { return made(); });
}

void PlayersPanel::open(std::vector<PlayedPart> parts)
{
    m_parts = std::move(parts);
    m_isOpen = !m_parts.empty();
    renderAgain();
    focus(keyOf(0));
}

void PlayersPanel::close()
{
    m_isOpen = false;
    if (!m_typed.empty())
    {
        m_typed.clear();
        m_actions.draftChanged();
    }
    renderAgain();
    m_actions.closed();
}

void PlayersPanel::forget()
{
    m_isOpen = false;
    m_typed.clear();
    renderAgain();
}

void PlayersPanel::setDraft(const Draft &draft)
{
    m_typed.clear();
    for (const auto &[key, name] : draft)
        if (isName(key))
            m_typed[key] = name;
    renderAgain();
}

bool PlayersPanel::isName(const QString &key)
{
    return key.startsWith(nameKey);
}

QStringList PlayersPanel::names() const
{
    QStringList names;
    for (const PlayedPart &part : m_parts)
    {
        const auto typed = m_typed.find(keyOf(static_cast<int>(names.size())));
        names << (typed == m_typed.end() ? part.player : typed->second);
    }
    return names;
}

void PlayersPanel::type(int row, const QString &name)
{
    m_typed[keyOf(row)] = name;
    renderAgain();
    m_actions.draftChanged();
}

/// Everybody takes the next part.
void PlayersPanel::changePlaces()
{
    const QStringList now = names();
    for (qsizetype row = 0; row < now.size(); ++row)
        m_typed[keyOf(static_cast<int>((row + 1) % now.size()))] = now.at(row);
    renderAgain();
    m_actions.draftChanged();
}

void PlayersPanel::keep()
{
    const QStringList kept = names();
    close();
    m_actions.keep(kept);
}

Part PlayersPanel::made()
{
    if (!m_isOpen)
        return column({}).when(false);
    constexpr int characters = 26;
    constexpr int columns = 3;
    Parts cells;
    const QStringList now = names();
    for (int row = 0; row < now.size(); ++row)
    {
        const QString part = m_parts.at(static_cast<std::size_t>(row)).part;
        cells.push_back(text(part, Role::Strong));
        cells.push_back(field(keyOf(row), PlayersWords::tr("Who plays %1", "a part of the game").arg(part), now.at(row),
            [this, row](const QVariant &name) { type(row, name.toString()); })
                .with(&Field::placeholder, PlayersWords::tr("Name"))
                .with(&Field::max, maxNameLength)
                .with(&Field::characters, characters)
                .with(&Field::activated, Action<int>([this](int /*row*/) { keep(); })));
        cells.push_back(stretch());
    }
    const bool isUnsent = !m_typed.empty();
    return card(
        {row({text(PlayersWords::tr("Players"), Role::Heading).stretched(),
             button({}, "icon", [this] { close(); })
                 .with(&Button::icon, QStringLiteral("x"))
                 .keyed(QStringLiteral("close"))
                 .withTip(PlayersWords::tr("Close (Esc)"))}),
            text(PlayersWords::tr("Write who joins or takes a part over, erase who leaves. The game goes on as it "
                                  "stands."),
                Role::Small)
                .wrapping(),
            table(columns, std::move(cells)).spaced(10).with(&Box::rowSpacing, 6), namesNote(),
            flow({button(PlayersWords::tr("Save the names"), "secondary", [this] { keep(); })
                         .keyed(QStringLiteral("keepPlayers"))
                         .withTip(PlayersWords::tr("Show them on cards, on the public window and in reports")),
                     button(PlayersWords::tr("Rotate the parts"), "secondary", [this] { changePlaces(); })
                         .withTip(PlayersWords::tr("Everybody takes the next player’s part"))
                         .when(now.size() > 1),
                     text(PlayersWords::tr("Not saved yet."), Role::Small).when(isUnsent)})
                .spaced(8)})
        .spaced(8, {14, 14, 14, 14})
        .with(&Box::look, QLatin1String("verdict"));
}

} // namespace dossier
