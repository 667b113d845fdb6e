#pragma once

#include "app/play/open_game.h"
#include "app/play/played_game.h"

#include <QDir>
#include <QTemporaryDir>

#include <memory>

namespace dossier::test
{

/// A game of those rules in a campaign file, played by lines, that can be closed and opened again.
template <typename Rules>
class KeptTestGame
{
public:
    /// Creates the game in a file of its own, with a pack's text.
    KeptTestGame(const std::string &pack, std::string edition)
        : m_pack(pack)
        , m_edition(std::move(edition))
    {
        if (!open())
            qFatal("the game cannot be opened");
    }

    [[nodiscard]] const typename Rules::Table &table() const { return m_game->table(); }

    [[nodiscard]] const journal::Journal &journal() const { return m_game->journal(); }

    std::string answer(const std::string &line) { return m_game->answer(line); }

    /// Submits a command with a reason for a ruling.
    std::string give(const std::string &command)
    {
        return answer("{\"command\": " + command + ", \"ruling\": \"so be it\"}");
    }

    /// Closes the file and opens it again; returns false when it does not open.
    bool reopen()
    {
        m_game.reset();
        m_opened.reset();
        return open();
    }

    /// Closes the file and returns its path.
    [[nodiscard]] QString letGo()
    {
        m_game.reset();
        m_opened.reset();
        return m_folder.filePath(QStringLiteral("evening.dossier"));
    }

    /// Writes an event without a command, with intact chains.
    void forge(const std::string &event)
    {
        const journal::Entry entry{.parent = journal().position(), .kind = {"forged", {}}, .events = {{event, {}}}};
        (void)m_opened->journal->append({nextId(), journal::Moment{1}, entry});
    }

private:
    bool open()
    {
        const QString file = m_folder.filePath(QStringLiteral("evening.dossier"));
        const GameRequest asked{
            .file = file, .pack = QStringLiteral("sample"), .edition = m_edition, .packContent = m_pack};
        auto there = fileThere(asked);
        if (!there)
            return false;
        auto opened = GameOpener<Rules>::open(asked, *std::move(there));
        if (!opened)
            return false;
        m_opened = std::make_unique<OpenedGame<Rules>>(*std::move(opened));
        m_game = std::make_unique<PlayedGame<Rules>>(m_opened->start, &*m_opened->journal,
            Outside{[this] { return nextId(); }, [] { return journal::Moment{1}; }}, std::move(m_opened->kept));
        return true;
    }

    journal::EventId nextId()
    {
        journal::EventId id;
        ++m_ids;
        for (std::size_t byte = 0; byte < sizeof m_ids; ++byte)
            id.bytes.at(byte) = static_cast<std::uint8_t>(m_ids >> (8 * byte));
        return id;
    }

    QTemporaryDir m_folder;
    std::string m_pack;
    std::string m_edition;
    std::uint64_t m_ids = 0;
    std::unique_ptr<OpenedGame<Rules>> m_opened;
    std::unique_ptr<PlayedGame<Rules>> m_game;
};

/// Returns a promise that is broken after a line: a view or the table's own JSON that cannot be produced. Empty when
/// all hold.
template <typename Rules>
std::string unshown(KeptTestGame<Rules> &game, const std::vector<std::string> &seats)
{
    for (const std::string &seat : seats)
        if (const std::string answer = game.answer("{\"view\": " + seat + "}"); !answer.starts_with("{\"view\""))
            return "no view for " + seat + ": " + answer;
    const auto read = Rules::readTable(Rules::toJson(game.table()));
    return read && *read == game.table() ? std::string() : "the table is not read back";
}

/// Returns a broken promise of the journal, and of the file when it is opened again.
template <typename Rules>
std::string unopened(KeptTestGame<Rules> &game)
{
    for (const std::string &eyes : {std::string(Rules::leader), std::string("public")})
        if (!game.answer("{\"journal\": \"" + eyes + "\"}").starts_with("{\"journal\""))
            return "no journal for " + eyes;
    const typename Rules::Table before = game.table();
    if (!game.reopen())
        return "the file does not open again";
    return game.table() == before ? std::string() : "another table comes out of the file";
}

/// True when an answer says that nothing was done.
inline bool isNothing(const std::string &answer)
{
    return answer.starts_with("{\"malformed\"") || answer.starts_with("{\"refused\"");
}

/// Returns the types without a count.
template <typename Variant, std::size_t index = 0>
std::string typesWithout(const std::vector<int> &counts)
{
    if constexpr (index == alternativeCount<Variant>)
        return {};
    else
        return (counts[index] == 0 ? std::string(AlternativeAt<index, Variant>::type) + ' ' : std::string())
            + typesWithout<Variant, index + 1>(counts);
}

} // namespace dossier::test
