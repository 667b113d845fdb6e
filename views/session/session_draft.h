#pragma once

#include "views/session/session_row.h"

#include <optional>

namespace dossier
{

/// The details of one session as they were read, and as somebody has typed them since.
class SessionDraft
{
public:
    SessionDraft() = default;

    /// Takes a session, with its unsaved text if there is any.
    explicit SessionDraft(SessionRow session, const std::optional<FactsChange> &unsaved = {});

    [[nodiscard]] const SessionRow &session() const { return m_session; }

    void setPlace(const SessionPlace &place) { m_session.place = place; }

    /// Returns the text in the field of a fact; a result of the game is told in the current language.
    [[nodiscard]] QString textOf(FactOfSession fact) const;

    /// Takes what was typed; false where it is there already.
    bool enter(FactOfSession fact, const QString &text);

    /// Returns the typed values that are not saved; nothing when there are none.
    [[nodiscard]] std::optional<FactsChange> unsaved() const;

    /// Confirms that the change was written to the file, whose present values are in `kept`; text typed since is not
    /// in it. Values that somebody else has changed, too, are disputed.
    void markSaved(const FactsChange &given, const FactsKept &kept);

    /// Returns the next fact that is disputed, and the other's value of it.
    [[nodiscard]] std::optional<FactOfSession> disputed() const;
    [[nodiscard]] QString theirs() const;

    /// Decides about that fact.
    void settle(bool takesTheirs);

private:
    void fill(FactOfSession fact, const QString &value);
    [[nodiscard]] SessionDetails facts() const;
    [[nodiscard]] FactsChange change() const;
    [[nodiscard]] QString resultOfGame() const;

    SessionRow m_session{};
    /// The facts as they were read, and as the fields return them when nothing is typed.
    SessionDetails m_read{};
    SessionDetails m_unchanged{};
    SessionDetails m_texts{};
    /// The result that its field was filled with; it stays unless another is typed.
    QString m_result{};
    bool m_isResultTyped = false;
    /// The values that another window gave to the disputed facts.
    std::vector<FactOfSession> m_disputed{};
    SessionDetails m_theirs{};
};

} // namespace dossier
