#pragma once

#include "app/session/seat_journal.h"
#include "views/kit/delayed_save.h"
#include "views/kit/draft.h"

#include <QPointer>

#include <functional>

namespace dossier
{

/// Where texts are kept that are typed and not entered yet, each under the name of its form.
struct DraftStore
{
    std::function<Draft(const QString &form)> draft{};
    std::function<void(const QString &form, const Draft &draft)> keep{};
};

/// Keeps the reason and the name of a bookmark that a seat has typed at a table and not given yet: they are typed again
/// when the seat is asked for them next, after the next start as well.
class TypedTexts
{
public:
    explicit TypedTexts(DraftStore store);

    /// Shows the journal of a seat on a page, and types what the seat had typed.
    void render(const SeatJournal &journal, TablePage &page);

    /// Keeps what was typed just now.
    void flush() { m_save.flush(); }

private:
    DraftStore m_store;
    QPointer<TablePage> m_page;
    QPointer<GameSession> m_session;
    QString m_place;
    QMetaObject::Connection m_typed;
    DelayedSave m_save;
};

} // namespace dossier
