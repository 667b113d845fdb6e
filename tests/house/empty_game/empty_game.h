#pragma once

#include "app/games/game.h"
#include "app/session/game_desk.h"
#include "app/session/session_of.h"
#include "views/session/public_screen.h"

#include <QLabel>
#include <QPointer>

namespace dossier::test
{

/// A game of one command: a bead is put down. All its files are in this folder.
struct EmptyRules
{
    struct Table
    {
        int beads = 0;
    };

    struct Event
    {
        int beads = 1;
    };

    struct Pack
    {
        int version = 1;
    };

    /// The one command, the one seat, and its view.
    struct Command
    {
        int beads = 1;
    };

    struct Seat
    {
        friend auto operator<=>(const Seat &, const Seat &) = default;
    };

    struct View
    {
        int beads = 0;
    };

    /// A full table takes no more beads.
    struct Violation
    {
        int max = 0;
    };

    static constexpr int maxBeads = 100;

    static constexpr std::string_view name = "empty";
    static constexpr int tableForm = 1;
    static constexpr GameName gameName{name, "The empty game", "only", "none"};
    static constexpr const char *shippedPack = "";

    static std::string toJson(const Table &table);
    static std::optional<Table> readTable(const std::string &json);
    static std::string toJson(const Event &event);
    static std::optional<Event> readEvent(const std::string &json);

    static std::string toJson(const Command &command);

    static std::string typeOf(const Command & /*command*/) { return "lay"; }

    static View view(const Table &table, const Seat & /*seat*/) { return {table.beads}; }

    static std::optional<Violation> notGivenBy(
        const Table & /*table*/, const Seat & /*seat*/, const Command & /*command*/)
    {
        return std::nullopt;
    }

    static std::optional<std::string> malformed(const Table & /*table*/, const Command &command)
    {
        return command.beads > 0 ? std::nullopt : std::optional<std::string>("/beads");
    }

    static std::optional<Violation> refusal(const View &seen, const Command & /*command*/)
    {
        return seen.beads < maxBeads ? std::nullopt : std::optional(Violation{maxBeads});
    }

    static std::vector<Event> resolve(const Table & /*table*/, const Command &command) { return {{command.beads}}; }

    static std::vector<Event> resolveRuling(
        const Table &table, const Command &command, const Violation & /*against*/, const std::string & /*reason*/)
    {
        return resolve(table, command);
    }

    static std::optional<Malformed> unreadable(const Written<Event> & /*event*/) { return std::nullopt; }

    static std::optional<std::string> inconsistency(const Table & /*table*/) { return std::nullopt; }

    /// The empty game hides nothing.
    static HiddenSlots hiddenSlots(const Table & /*table*/) { return {}; }

    static std::vector<RevealedSlot> revealedSlots(const std::vector<Event> & /*events*/) { return {}; }

    static void apply(Table &table, const Event &event) { table.beads += event.beads; }

    static std::optional<int> roundOf(const std::string & /*event*/) { return std::nullopt; }

    static bool isEverybodys(const Event & /*event*/) { return true; }

    static bool isLeaders(const Event & /*event*/) { return true; }

    static bool isReveal(const Event & /*event*/) { return false; }

    static tl::expected<Pack, Malformed> readPack(const std::string & /*content*/) { return Pack{}; }

    static OrProblem<std::string> missionIn(const Pack & /*pack*/, const std::string & /*mission*/) { return {}; }

    static Table startOf(const Pack & /*pack*/, const std::string & /*mission*/, const std::string & /*edition*/)
    {
        return {};
    }
};

/// A session of the empty game.
class EmptySession : public SessionOf<EmptyRules>
{
    Q_OBJECT

public:
    explicit EmptySession(OpenedGame<EmptyRules> game);

    [[nodiscard]] int beads() const { return table().beads; }

    /// The one command.
    void layBead();

signals:
    void beadsChanged(int beads);

protected:
    void showTable() override;
    [[nodiscard]] JournalRow rowFor(
        journal::Line line, std::shared_ptr<const Events> events, std::uint32_t record) const override;
};

/// The desk of the empty game, with one page that shows the number of beads.
class EmptyDesk : public GameDesk
{
    Q_OBJECT

public:
    explicit EmptyDesk(const DeskPlace &place);
    ~EmptyDesk() override;
    Q_DISABLE_COPY_MOVE(EmptyDesk)

    [[nodiscard]] EmptySession *session() const override { return m_session.get(); }

    void close() override { m_session.reset(); }

    [[nodiscard]] QList<QWidget *> pages() const override { return {m_page}; }

    [[nodiscard]] QWidget *pageNow() override { return m_page; }

    void playSample(const QString &edition) override;
    void offerNew(const QString &edition, const QString &openFile) override;
    void perform(const QString &act) override;

    /// Returns the text of the page.
    [[nodiscard]] QString text() const { return m_page->text(); }

protected:
    OrProblem<QStringList> load(const GameRequest &asked) override;
    void showTable() override;

    void applyPreferences(const Preferences & /*preferences*/) override { }

    [[nodiscard]] std::vector<storage::Player> parts() override { return {}; }

    void showPlayers() override { }

private:
    QPointer<QLabel> m_page;
    std::unique_ptr<EmptySession> m_session;
};

/// The game as the list has it.
Game emptyGame();

} // namespace dossier::test
