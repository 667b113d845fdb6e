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
              if (m_store.keep)
                  m_store.keep(m_place, m_draft);
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
    const bool isSameTable = m_page == &page && m_session == &journal.session();
    // This dismisses the question of another session.
    journal.renderOn(page);
    if (isSameTable)
        dropGiven();
    m_page = &page;
    m_session = &journal.session();
    m_place = place;
    m_draft = m_store.draft ? m_store.draft(place) : Draft();
    page.setDraft(m_draft);
    // Taken at once: when it is stored, the page may show another seat.
    m_typed = QObject::connect(&page, &TablePage::draftChanged, &m_save,
        [this]
        {
            if (std::exchange(m_draft, m_page->draft()) != m_draft)
                m_save.noteChange();
        });
}

/// Drops from the draft of the seat before the text that it gave with the command that ended its turn.
void TypedTexts::dropGiven()
{
    const Draft left = m_page->typedText();
    const auto isGiven
        = [&](const auto &field) { return TablePage::isText(field.first) && !left.contains(field.first); };
    if (std::erase_if(m_draft, isGiven) > 0)
        m_save.noteChange();
    m_save.flush();
}

} // namespace dossier
