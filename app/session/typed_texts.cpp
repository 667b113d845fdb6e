#include "app/session/typed_texts.h"

#include "views/session/table_page.h"

#include <utility>

namespace dossier
{

TypedTexts::TypedTexts(DraftStore store)
    : m_store(std::move(store))
    , m_save(
          [this]
          {
              if (m_page && m_store.keep)
                  m_store.keep(m_place, m_page->draft());
          })
{
}

void TypedTexts::render(const SeatJournal &journal, TablePage &page)
{
    const QString place = journal.place();
    if (m_page == &page && m_session == &journal.session() && m_place == place)
    {
        journal.renderOn(page);
        return;
    }
    m_save.flush();
    QObject::disconnect(m_typed);
    // This dismisses the question of another session.
    journal.renderOn(page);
    m_page = &page;
    m_session = &journal.session();
    m_place = place;
    page.setDraft(m_store.draft ? m_store.draft(place) : Draft());
    m_typed = QObject::connect(&page, &TablePage::draftChanged, &m_save, &DelayedSave::noteChange);
}

} // namespace dossier
