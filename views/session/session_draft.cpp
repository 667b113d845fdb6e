#include "views/session/session_draft.h"

#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr int maxResultLength = 200;

struct RowWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SessionRow)
};

} // namespace

QString titleOf(const SessionRow &session)
{
    const QString name = singleLine(session.name);
    return session.together > 1
        ? RowWords::tr("%1 · session %2", "a file, a number").arg(name, QString::number(session.order))
        : name;
}

SessionDraft::SessionDraft(SessionRow session, const std::optional<FactsChange> &unsaved)
    : m_session(std::move(session))
    , m_read(unsaved ? unsaved->before : m_session.facts)
{
    for (const FactOfSession fact : allFacts)
        fill(fact, m_read.*fact);
    m_unchanged = facts();
    for (const FactOfSession fact : allFacts)
        if (unsaved)
            fill(fact, unsaved->now.*fact);
}

void SessionDraft::fill(FactOfSession fact, const QString &value)
{
    m_texts.*fact = value;
    if (fact != &SessionDetails::result)
        return;
    m_result = value;
    m_isResultTyped = false;
}

QString SessionDraft::resultOfGame() const
{
    return resultText(m_result, m_session.results).left(maxResultLength).simplified();
}

QString SessionDraft::textOf(FactOfSession fact) const
{
    return fact == &SessionDetails::result && !m_isResultTyped ? resultOfGame() : m_texts.*fact;
}

bool SessionDraft::enter(FactOfSession fact, const QString &text)
{
    if (text == textOf(fact))
        return false;
    m_texts.*fact = text;
    if (fact == &SessionDetails::result)
        m_isResultTyped = text.simplified().left(maxResultLength) != resultOfGame();
    return true;
}

SessionDetails SessionDraft::facts() const
{
    return {m_texts.date, m_texts.players.trimmed(),
        m_isResultTyped ? m_texts.result.simplified().left(maxResultLength) : m_result, m_texts.notes.trimmed()};
}

/// Fields that still show the value that was read count as unchanged.
FactsChange SessionDraft::change() const
{
    FactsChange change{m_read, facts()};
    for (const FactOfSession fact : allFacts)
        if (change.now.*fact == m_unchanged.*fact)
            change.now.*fact = m_read.*fact;
    return change;
}

std::optional<FactsChange> SessionDraft::unsaved() const
{
    const bool isOpen = m_session.problem.isEmpty() && !m_session.deleted;
    return isOpen && facts() != m_unchanged ? std::optional(change()) : std::nullopt;
}

void SessionDraft::markSaved(const FactsChange &given, const FactsKept &kept)
{
    const SessionDetails now = change().now;
    m_disputed = kept.disputed;
    m_theirs = kept.now;
    for (const FactOfSession fact : allFacts)
    {
        if (std::ranges::find(m_disputed, fact) != m_disputed.end())
            continue;
        const bool wasMine = given.now.*fact != given.before.*fact;
        const bool isTypedSince = now.*fact != given.now.*fact;
        if (!wasMine && isTypedSince)
            continue;
        if (!wasMine && kept.now.*fact != m_read.*fact)
            fill(fact, kept.now.*fact);
        m_read.*fact = kept.now.*fact;
        m_unchanged.*fact = isTypedSince ? given.now.*fact : facts().*fact;
    }
}

std::optional<FactOfSession> SessionDraft::disputed() const
{
    return m_disputed.empty() ? std::nullopt : std::optional(m_disputed.front());
}

QString SessionDraft::theirs() const
{
    return m_disputed.empty() ? QString() : m_theirs.*m_disputed.front();
}

/// Keeps the values that were read last: nothing is disputed any more.
void SessionDraft::settle(bool takesTheirs)
{
    if (m_disputed.empty())
        return;
    const FactOfSession fact = m_disputed.front();
    m_disputed.erase(m_disputed.begin());
    m_read.*fact = m_theirs.*fact;
    if (!takesTheirs)
        return;
    fill(fact, m_theirs.*fact);
    m_unchanged.*fact = facts().*fact;
}

} // namespace dossier
