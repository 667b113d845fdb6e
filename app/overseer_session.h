#pragma once

#include "ask.h"
#include "omega_rules.h"
#include "open_game.h"
#include "recorded_game.h"
#include "told_line.h"

#include <QObject>
#include <QString>

namespace dossier
{

/// A game of LEVEL 7 [OMEGA PROTOCOL] as the overseer leads it: the one place where its table changes. What it tells as
/// done is on the disk when a file keeps the game.
class OverseerSession : public QObject
{
    Q_OBJECT

public:
    /// Goes on with a game that was opened.
    explicit OverseerSession(OpenGame game, QObject *parent = nullptr);

    [[nodiscard]] const omega::View &overseerView() const { return m_overseers; }

    [[nodiscard]] const omega::View &publicView() const { return m_public; }

    /// The campaign file; empty when none keeps the game.
    [[nodiscard]] QString path() const;

    [[nodiscard]] JournalSteps steps();

    /// Lines of the journal as those eyes may read them.
    [[nodiscard]] std::uint32_t lineCount(journal::Eyes eyes) const;
    /// What opening left out is read when it is asked for.
    [[nodiscard]] std::vector<ToldLine> lines(journal::Eyes eyes, std::uint32_t first, std::uint32_t count);

    /// Where the table stands.
    [[nodiscard]] journal::Position position() const { return m_game.journal().position(); }

    /// The positions that have a name.
    [[nodiscard]] std::vector<NamedPlace> bookmarks() const;

    /// What everybody may know of the table at another position, to look back.
    [[nodiscard]] omega::View viewAt(journal::Position position, const omega::Seat &seat);

    /// Reads what opening left out; nothing when all is there.
    void readRest();

    /// Does what the rules allow; with a reason also what they do not.
    void submit(const omega::Command &command, const QString &ruling = {});

    /// The same with every die of the command rolled by the app.
    void submitRolled(const omega::Command &command);

public slots:
    /// With a correction also past a reveal.
    void undo(const QString &correction = {});
    void redo();
    void goTo(dossier::journal::Position position, const QString &correction = {});
    void bookmark(dossier::journal::Position position, const QString &name, bool taken);

signals:
    void viewChanged(const dossier::omega::View &overseers);
    /// Not given for what only the overseer may know.
    void publicViewChanged(const dossier::omega::View &everybodys);
    void journalChanged();
    /// Not given for what only the overseer may know.
    void publicJournalChanged();
    /// Nothing was done: a rule is against it.
    void refused(const dossier::omega::Violation &why, const dossier::Ask &command);
    /// Nothing was done: what that member of the command names does not exist, or cannot be. No ruling helps.
    void impossible(const QString &member, const dossier::Ask &command);
    /// Nothing was done: the journal is against it, such as a reveal that lies in the way.
    void refusedByJournal(dossier::journal::Refusal why);
    /// Nothing was done: the file could not be written.
    void failed(const dossier::storage::StorageError &error);

private:
    /// Tells what became of something that was to be recorded.
    void tell(const Recorded &recorded);

    OpenGame m_opened;
    RecordedGame<OmegaRules> m_game;
    omega::View m_overseers;
    omega::View m_public;
    /// What the journal's lines are told by.
    std::shared_ptr<const omega::PublicTable> m_names;
    std::size_t m_publicRecords;
};

/// The command with its dice rolled by the app: every face that it has is replaced.
omega::Command rolled(const omega::Command &command, const std::function<int(int below)> &draw);

/// Chance as the machine has it, for dice and decks.
int drawnBelow(int below);

} // namespace dossier
