#pragma once

#include "app/session/seat_journal.h"
#include "views/kit/delayed_save.h"
#include "views/kit/draft.h"

#include <QPointer>

#include <functional>

namespace dossier
{

/// A store for typed text that has not been submitted yet, by the name of its form.
struct DraftStore
{
    std::function<Draft(const QString &form)> draft{};
    std::function<void(const QString &form, const Draft &draft)> keep{};
};

/// Keeps what a seat has typed at a table and not given yet: reasons, names of bookmarks, and entries of forms. They
/// reappear at the seat's next request, even after a restart.
class TypedTexts
{
public:
    explicit TypedTexts(DraftStore store);

    /// Shows the journal of a seat on a page, with the seat's unsent text in the fields.
    void render(const SeatJournal &journal, TablePage &page);

    /// Saves the latest typed text.
    void flush() { m_save.flush(); }

private:
    void dropGiven();

    DraftStore m_store;
    QPointer<TablePage> m_page;
    QPointer<GameSession> m_session;
    QString m_place;
    Draft m_draft;
    QMetaObject::Connection m_typed;
    DelayedSave m_save;
};

} // namespace dossier
