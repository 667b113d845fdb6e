#pragma once

#include "app/play/open_game.h"
#include "app/play/recorded_game.h"
#include "app/play/unseen_lines.h"
#include "app/session/followed_file.h"
#include "app/session/game_session.h"
#include "app/session/inputs.h"
#include "app/session/kept_facts.h"
#include "app/session/round_places.h"
#include "model/journal/journal_lines.h"
#include "model/journal/journal_moves.h"
#include "model/storage/backups.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace dossier
{

/// A session of the game of those rules, with the table at the journal's position. The view of a seat is computed once
/// for each table and shared by all users.
template <typename Rules>
class SessionOf : public GameSession
{
public:
    using Table = typename Rules::Table;
    using Event = typename Rules::Event;
    using Events = std::vector<Event>;
    using Command = typename Rules::Command;
    using Seat = typename Rules::Seat;
    using ViewPtr = std::shared_ptr<const typename Rules::View>;

    SessionOf(OpenedGame<Rules> game, QObject *parent)
        : GameSession(parent)
        , m_opened(std::move(game))
        , m_game(m_opened.start, m_opened.journal ? &*m_opened.journal : nullptr, {newEventId, momentNow},
              std::move(m_opened.kept))
        , m_publicRecords(m_game.journal().publicRecords().size())
    {
        m_idle.setSingleShot(true);
        m_idle.setInterval(idleMilliseconds);
        connect(&m_idle, &QTimer::timeout, this, [this] { foldIn(); });
        if (m_opened.file && m_opened.file->access() == storage::Access::HeldByOther)
        {
            m_followed.emplace(*m_opened.file);
            connect(&m_following, &QTimer::timeout, this, [this] { followWriter(); });
            m_following.start(followMilliseconds);
        }
    }

    [[nodiscard]] QString path() const override { return m_opened.file ? m_opened.file->path() : QString(); }

    [[nodiscard]] KeptGame &keptGame() override { return m_opened; }

    /// Returns the current view of a seat.
    [[nodiscard]] ViewPtr viewOf(const Seat &seat) const
    {
        ViewPtr &view = m_views[seat];
        if (!view)
            view = seenOf(table(), seat);
        return view;
    }

    /// Returns that seat's view of the table at another position, for looking back.
    [[nodiscard]] ViewPtr viewAt(journal::Position position, const Seat &seat)
    {
        return seenOf(tableAt(position), seat);
    }

    [[nodiscard]] std::uint32_t lineCount(journal::Eyes eyes) override
    {
        return eyes == journal::Eyes::Everybodys ? shownLines().count() : journal::lineCount(m_game.journal(), eyes);
    }

    [[nodiscard]] std::vector<PublicJournalRow> publicLines(std::uint32_t first, std::uint32_t count) override
    {
        if (first <= m_game.journal().beginning().publicRecords)
            readWhole();
        const ShownLines shown = shownLines();
        if (first == 0 || first > shown.count() || count == 0)
            return {};
        const std::uint32_t last = first + std::min(count - 1, shown.count() - first);
        std::vector<PublicJournalRow> made = openLines(shown.open(first), shown.open(last));
        std::erase_if(made, [&](const PublicJournalRow &told) { return !shown.has(told.line.number); });
        for (PublicJournalRow &told : made)
            shown.count(told.line);
        return made;
    }

    [[nodiscard]] std::vector<JournalRow> lines(journal::Eyes eyes, std::uint32_t first, std::uint32_t count) override
    {
        if (eyes == journal::Eyes::Everybodys)
            return journalRowsOf(publicLines(first, count));
        std::vector<JournalRow> made;
        if (first <= m_game.journal().beginning().records)
            readWhole();
        for (journal::Line &line : m_game.lines(eyes, first, count))
            made.push_back(naming(rowOfLine(std::move(line)), [&](auto gone)
                { return std::vector{whole(lines(eyes, rowEntry(gone), 1), alikeAt(journal(), {gone}))}; }));
        return made;
    }

    [[nodiscard]] std::vector<RoundMark> rounds(journal::Eyes eyes) override
    {
        std::vector<RoundMark> marks = m_rounds.marks(m_game.journal(), eyes);
        if (eyes == journal::Eyes::Everybodys)
            for (RoundMark &mark : marks)
                mark.line = shownLines().shown(mark.line);
        return marks;
    }

    [[nodiscard]] journal::Position position() const override { return m_game.journal().position(); }

    [[nodiscard]] std::vector<NamedPlace> bookmarks() const override
    {
        std::vector<NamedPlace> places;
        for (const auto &[at, mark] : m_game.bookmarks(std::string()))
            places.push_back({at, mark.name});
        return places;
    }

    [[nodiscard]] JournalSteps steps() override
    {
        const journal::Journal &journal = m_game.journal();
        JournalSteps steps;
        // For readers of secrets, a line's number is its record's.
        if (const std::optional<journal::Position> input = alsoLeftOut(lastInput))
        {
            steps.undone
                = whole(lines(journal::Eyes::KnowSecrets, rowEntry(input->entry), 1), alikeAt(journal, *input));
            steps.revealInTheWay = asksWhy(journal.entry(input->entry)->parent);
        }
        if (const std::optional<journal::Position> next = journal.next(journal.position()))
            steps.redone = whole(lines(journal::Eyes::KnowSecrets, rowEntry(next->entry), 1), alikeAt(journal, *next));
        return steps;
    }

    [[nodiscard]] PublicShownJournal publicJournal(const MarkSeat &seat = {}) override
    {
        constexpr auto eyes = journal::Eyes::Everybodys;
        const auto source = [session = QPointer(this)](std::uint32_t first, std::uint32_t count)
        { return session ? session->publicLines(first, count) : std::vector<PublicJournalRow>(); };
        const ShownLines shown = shownLines();
        PublicShownJournal told{shown.count(), source, publicSteps(), {},
            shown.shown(journal::positionFor(m_game.journal(), eyes)), roundSource(eyes)};
        for (const auto &[at, mark] : m_game.bookmarks(seat))
            told.bookmarks.push_back({shown.shown(m_game.journal().publicPosition(at)), mark.name});
        told.hasUnseen = !m_unseen.records(m_game.journal()).empty();
        return told;
    }

    [[nodiscard]] journal::Position fromPublic(journal::Position position) override
    {
        readWhole();
        return m_game.journal().realPosition({shownLines().open(position.entry)});
    }

    [[nodiscard]] std::uint32_t publicLineOf(std::uint32_t record) override
    {
        readWhole();
        const ShownLines shown = shownLines();
        return shown.has(record) ? shown.shown(record) : 0;
    }

    void undoPublic(const QString &correction) override
    {
        readWhole();
        if (const std::optional<OpenInput> input = lastOpenInput(m_game.journal()))
            backTo(input->before, correction);
        else
            emit refusedByJournal(journal::Refusal::NothingToUndo);
    }

    void redoPublic() override
    {
        readWhole();
        const journal::Journal &journal = m_game.journal();
        const auto next = publicRedo();
        if (next)
            goTo(withWhatFollowed(journal, journal.realPosition(*next)));
        else
            emit refusedByJournal(journal::Refusal::NothingToRedo);
    }

    [[nodiscard]] storage::SessionFacts facts() override { return keptFacts(m_opened); }

    void namePlayers(const std::vector<storage::Player> &players) override
    {
        if (const storage::Done done = keepPlayers(m_opened, players); !done)
            emit failed(done.error());
    }

    bool writeNotes(const QString &notes) override
    {
        const storage::Done done = keepNotes(m_opened, notes);
        if (!done)
            emit failed(done.error());
        return done.has_value();
    }

    void readRest() override
    {
        if (m_game.journal().isComplete())
            return;
        readWhole();
        emit journalChanged();
    }

    [[nodiscard]] bool isDamaged() const override { return dossier::isDamaged(m_opened); }

    void foldIn() override
    {
        if (const storage::Done done = m_game.foldIn(); !done && !done.error().savedAs.isEmpty())
            emit failed(done.error());
    }

    storage::Done keepCopy(const QString &folder) override
    {
        if (!m_opened.file || m_opened.file->forbidden())
            return {};
        return storage::keepBackup(*m_opened.file, folder, QDate::currentDate());
    }

    void undo(const QString &correction = {}) override
    {
        readWhole();
        if (const std::optional<journal::Position> input = lastInput(m_game.journal()))
            backTo(m_game.journal().entry(input->entry)->parent, correction);
        else
            emit refusedByJournal(journal::Refusal::NothingToUndo);
    }

    void redo() override
    {
        readWhole();
        if (const std::optional<journal::Position> to = m_game.journal().next(position()))
            goTo(withWhatFollowed(m_game.journal(), *to));
        else
            report(m_game.redo());
    }

    void setUnwatched(bool unwatched) override
    {
        if (unwatched != m_unseenAfter.has_value())
            m_unseenAfter = unwatched ? std::optional(m_game.journal().lastNumber()) : std::nullopt;
    }

    void goTo(journal::Position position, const QString &correction = {}) override
    {
        const bool isUnseen = correction.isEmpty() && m_game.journal().has(position) && isUnseenUpTo(position);
        report(m_game.goTo(
            position, isUnseen ? unseenReason() : journal::Payload{correction.toStdString(), std::string()}));
    }

    void bookmark(
        journal::Position position, const QString &name, bool taken, const MarkSeat &seat = std::string()) override
    {
        journal::BookmarkName mark{seat, name.toStdString()};
        // Every reader of a public bookmark may remove it.
        const auto own = std::pair(position, mark);
        if (const auto marks = m_game.bookmarks(seat); taken && std::ranges::find(marks, own) == marks.end())
            mark.seat.reset();
        report(m_game.bookmark({position, journal::payloadOf(mark), taken}));
    }

    void bookmarkPublic(journal::Position position, const QString &name, bool taken, const MarkSeat &seat) override
    {
        readWhole();
        const auto marks = m_game.bookmarks(seat);
        const auto isShownThere = [&, shown = shownLines()](const auto &mark)
        {
            return mark.second.name == name.toStdString()
                && shown.shown(m_game.journal().publicPosition(mark.first)) == position;
        };
        const auto mark = taken ? std::ranges::find_if(marks, isShownThere) : marks.end();
        bookmark(mark != marks.end() ? mark->first : fromPublic(position), name, taken, seat);
    }

protected:
    [[nodiscard]] const Table &table() const { return m_game.table(); }

    /// Returns the table at another position of the journal, or the current one when the journal has no such position.
    [[nodiscard]] Table tableAt(journal::Position position)
    {
        readWhole();
        return m_game.journal().has(position) ? m_game.tableAt(position) : m_game.table();
    }

    /// Applies the command when the rules allow it, as far as that seat knows; with a reason, also when they do not.
    /// Announces the outcome, except a rule violation, which it returns: nothing was done then.
    [[nodiscard]] std::optional<Against<Rules>> give(
        const Seat &seat, const Command &command, const QString &ruling, Given given = Given::ByHand)
    {
        const ViewPtr seen = viewOf(seat);
        const auto reason = [&] { return ruling.isEmpty() ? std::nullopt : std::optional(ruling.toStdString()); };
        auto decided = decide<Rules>(table(), seat, command, [&]() -> decltype(auto) { return *seen; }, reason);
        if (!decided)
            return std::move(decided.error());
        report(m_game.play({std::move(decided->events), given == Given::ByHand ? Rules::toJson(command) : std::string(),
            Rules::typeOf(command), std::move(decided->ruling), wasDrawn(command)}));
        return std::nullopt;
    }

    /// Announces the views of a changed table.
    virtual void showTable() = 0;

    /// Called when the part of the journal that opening left out is in memory.
    virtual void takeRest() { }

    /// Returns the table at the beginning of the part of the journal in memory, before any of its lines.
    [[nodiscard]] Table firstTable() { return m_game.tableAt(journal::Position{m_game.journal().beginning().records}); }

    /// The part of the journal in memory.
    [[nodiscard]] const journal::Journal &journal() const { return m_game.journal(); }

    /// True for a reveal that people typed in, and know without the program: they can correct a slip without a reason.
    [[nodiscard]] virtual bool isTyped(const Event & /*reveal*/) const { return false; }

    /// True for a command whose dice or cards this program rolled or drew.
    [[nodiscard]] virtual bool wasDrawn(const Command & /*command*/) const { return false; }

    /// True for an event that is never taken back unseen: others know of it, or dice or cards were rolled or drawn.
    [[nodiscard]] virtual bool countsAsSeen(const Event & /*event*/) const { return false; }

    /// True where the seal of a reveal is said aloud with its results.
    [[nodiscard]] virtual bool saysSeals() const { return true; }

    /// Returns a line with its events in the game's words; `record` is the number of its record.
    [[nodiscard]] virtual JournalRow rowFor(
        journal::Line line, std::shared_ptr<const Events> events, std::uint32_t record) const
        = 0;

    static ViewPtr seenOf(const Table &table, const Seat &seat)
    {
        return std::make_shared<const typename Rules::View>(Rules::view(table, seat));
    }

private:
    /// The lines that were taken back unseen are known only once the whole journal is read.
    [[nodiscard]] ShownLines shownLines()
    {
        readWhole();
        return {journal(), m_unseen.records(journal())};
    }

    /// Returns lines of the public side by its own numbers, including those that others do not read.
    std::vector<PublicJournalRow> openLines(std::uint32_t first, std::uint32_t last)
    {
        std::vector<PublicJournalRow> made;
        for (journal::PublicLine &line : m_game.publicLines(first, last - first + 1))
        {
            JournalRow said = naming(rowOfLine(lineOf(line), recordOfPublic(journal(), line.number)),
                [&](std::uint32_t gone) { return std::vector{openWhole(gone)}; });
            made.push_back(rowWithText(std::move(line), std::move(said)));
        }
        return made;
    }

    /// Returns the line of an undo or redo step, numbered as everybody counts.
    PublicJournalRow stepLine(std::uint32_t line)
    {
        PublicJournalRow told = openWhole(line);
        shownLines().count(told.line);
        return told;
    }

    /// Returns that line of the public side; for several entries of one kind given together it names them all.
    PublicJournalRow openWhole(std::uint32_t line)
    {
        if (line <= journal().beginning().publicRecords)
            readWhole();
        const std::vector<PublicJournalRow> told = openLines(line, line);
        if (told.empty())
            return {};
        return rowWithText(told.front().line, whole(journalRowsOf(told), openAlikeAt(journal(), line)));
    }

    /// For readers of secrets, a line's number is its record's.
    [[nodiscard]] JournalRow rowOfLine(journal::Line line, std::optional<std::uint32_t> record = std::nullopt) const
    {
        auto events = std::make_shared<const Events>(readEvents<Rules>(line.events));
        const std::uint32_t number = record.value_or(line.number);
        JournalRow row = rowFor(std::move(line), std::move(events), number);
        if (const std::optional<journal::Moment> since = m_game.sealedSince(number))
            row = sealed(std::move(row), *since, saysSeals());
        return row;
    }

    /// Returns the line that best describes the input of that one; for readers of secrets a line is its record.
    [[nodiscard]] std::uint32_t rowEntry(std::uint32_t number)
    {
        return describedEntry(m_game.journal(), number,
            [this](std::uint32_t line) { return lines(journal::Eyes::KnowSecrets, line, 1).front().leads; });
    }

    /// Typed results are corrected without a reason from people.
    void backTo(journal::Position to, const QString &correction)
    {
        const bool reveals = std::ranges::any_of(journal::revealsLeft(m_game.journal(), position(), to),
            [this](std::uint32_t number) { return !isUnseen(number); });
        goTo(to, correction.isEmpty() && reveals && !asksWhy(to) ? slipText() : correction);
    }

    /// True when going back there needs a reason: somebody has learned something that was not typed in.
    [[nodiscard]] bool asksWhy(journal::Position to) const
    {
        const auto isNew = [this](std::uint32_t number)
        {
            const auto events = readEvents<Rules>(m_game.journal().entry(number)->events);
            const auto isReveal = [](const Event &event) { return Rules::isReveal(event); };
            // Where no event reveals anything, the program drew what it needed.
            return !isUnseen(number)
                && (std::ranges::none_of(events, isReveal)
                    || std::ranges::any_of(
                        events, [&](const Event &event) { return isReveal(event) && !isTyped(event); }));
        };
        return std::ranges::any_of(journal::revealsLeft(m_game.journal(), position(), to), isNew);
    }

    /// True when nobody but the person at the machine has seen that record. Nobody rolls or draws anew in secret.
    [[nodiscard]] bool isUnseen(std::uint32_t record) const
    {
        return m_unseenAfter && record > *m_unseenAfter
            && std::ranges::none_of(readEvents<Rules>(m_game.journal().entry(record)->events),
                [this](const Event &event) { return countsAsSeen(event); });
    }

    /// True when nobody else has seen anything between here and there.
    [[nodiscard]] bool isUnseenUpTo(journal::Position there) const
    {
        const journal::Journal &journal = m_game.journal();
        if (!m_unseenAfter || !liesAfter(journal, position(), there, *m_unseenAfter))
            return false;
        const journal::Position here = position();
        const auto [first, last] = std::minmax(here, there);
        return std::ranges::all_of(journal.way(first, last), [this](auto record) { return isUnseen(record); });
    }

    /// Returns the public target of redo; nothing when the step was taken back before anybody else had seen it.
    std::optional<journal::Position> publicRedo()
    {
        const journal::Journal &journal = m_game.journal();
        const auto next = journal.nextPublic(journal.publicPosition(journal.position()));
        if (!next)
            return std::nullopt;
        // The player who is still alone at the machine can redo his own undone action.
        const std::uint32_t record = recordOfPublic(journal, next->entry);
        const bool isHidden = m_unseen.records(journal).contains(record) && !(m_unseenAfter && record > *m_unseenAfter);
        return isHidden ? std::nullopt : next;
    }

    /// Returns the public undo and redo steps.
    StepsOf<PublicJournalRow> publicSteps()
    {
        const journal::Journal &journal = m_game.journal();
        StepsOf<PublicJournalRow> steps;
        if (const std::optional<OpenInput> input = alsoLeftOut(lastOpenInput))
        {
            steps.undone = stepLine(input->line);
            // A line that only led to another is replaced by that one.
            if (steps.undone && steps.undone->leads)
                steps.undone = stepLine(journal.publicPosition(journal.position()).entry);
            steps.revealInTheWay = input->reveal && asksWhy(input->before);
        }
        if (const auto next = publicRedo())
            steps.redone = stepLine(next->entry);
        return steps;
    }

    /// Searches the journal, including the part that opening left out.
    template <typename Find>
    auto alsoLeftOut(const Find &find)
    {
        auto found = find(m_game.journal());
        if (!found && !m_game.journal().isComplete())
        {
            readWhole();
            found = find(m_game.journal());
        }
        return found;
    }

    void readWhole()
    {
        if (m_game.journal().isComplete())
            return;
        if (const storage::Done whole = m_game.readWhole(); !whole)
            emit failed(whole.error());
        else
            takeRest();
    }

    void report(const Recorded &recorded)
    {
        m_idle.start();
        if (!recorded)
        {
            // A table that had to follow its file is shown even when the command failed.
            if (m_game.journal().position() != m_shown)
                showNow();
            if (const auto *refusal = std::get_if<journal::Refusal>(&recorded.error()))
                emit refusedByJournal(*refusal);
            else if (const auto *no = std::get_if<NotKept>(&recorded.error()))
                emit notKept(QString::fromStdString(no->where));
            else
                emit failed(std::get<storage::StorageError>(recorded.error()));
            return;
        }
        showNow();
    }

    /// Shows the records that the writing program has added to the file, until it is another file: says so then.
    void followWriter()
    {
        std::optional<storage::StorageError> fault = m_followed->fault();
        const storage::Stored<bool> more = fault ? false : m_game.follow();
        // A file may be busy for a moment.
        m_failedLooks = more ? 0 : m_failedLooks + 1;
        if (m_failedLooks == maxFailedLooks)
            fault = more.error();
        if (fault)
        {
            m_following.stop();
            emit failed(*fault);
        }
        else if (more && *more)
            showNow();
    }

    void showNow()
    {
        m_shown = m_game.journal().position();
        m_views.clear();
        showTable();
        emit journalChanged();
        const std::size_t before = std::exchange(m_publicRecords, m_game.journal().publicRecords().size());
        if (before != m_publicRecords)
            emit publicJournalChanged();
    }

    /// Idle time after which the file is made complete by itself.
    static constexpr int idleMilliseconds = 60000;

    /// Interval at which a reader looks for new records.
    static constexpr int followMilliseconds = 1000;

    /// Number of looks that fail one after the other before the reader is told.
    static constexpr int maxFailedLooks = 5;

    OpenedGame<Rules> m_opened;
    RecordedGame<Rules> m_game;
    QTimer m_idle;
    QTimer m_following;
    /// Set while the file is only read here.
    std::optional<FollowedFile> m_followed;
    int m_failedLooks = 0;
    /// The views requested since the table changed.
    mutable std::map<Seat, ViewPtr> m_views;
    /// The position of the table that is shown.
    journal::Position m_shown = m_game.journal().position();
    std::size_t m_publicRecords;
    RoundPlaces m_rounds{Rules::roundOf};
    mutable UnseenLines m_unseen;
    /// The last record that others may have seen; set while one player alone has the machine.
    std::optional<std::uint32_t> m_unseenAfter;
};

} // namespace dossier
