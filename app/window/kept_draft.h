#pragma once

#include "app/session/typed_texts.h"
#include "app/window/settings.h"
#include "views/kit/delayed_save.h"

#include <QLineEdit>

#include <functional>
#include <utility>

namespace dossier
{

/// The settings as a store for drafts; they outlive it.
inline DraftStore draftsIn(Settings &settings)
{
    return {[&settings](const QString &form) { return settings.draft(form); },
        [&settings](const QString &form, const Draft &draft) { settings.setDraft(form, draft); }};
}

/// Keeps the input of a session that has not begun, a moment after typing and when the program ends, so that the form
/// shows it again at the next start. The settings outlive it. A form that is filled in for one table at a time keeps a
/// draft for each.
class KeptDraft
{
public:
    /// `typed` returns the current content of the form.
    KeptDraft(Settings &settings, QString form, std::function<Draft()> typed)
        : m_settings(settings)
        , m_form(std::move(form))
        , m_typed(std::move(typed))
        , m_save([this] { m_settings.setDraft(m_form, m_typed()); })
    {
    }

    /// Returns the stored draft, for a form that starts again; first writes the latest input.
    [[nodiscard]] Draft kept()
    {
        flush();
        return m_settings.draft(m_form);
    }

    /// Switches to the draft of another table.
    void keepFor(const QString &form)
    {
        flush();
        m_form = form;
    }

    /// Writes the latest input.
    void flush() { m_save.flush(); }

    /// Called when the form changes: its texts are stored after a moment.
    void noteChange() { m_save.noteChange(); }

    /// Stores the input of any field of the form, while `isShown` holds when two drafts share a form.
    void follow(const QWidget &form, const std::function<bool()> &isShown = [] { return true; })
    {
        for (const QLineEdit *field : form.findChildren<QLineEdit *>())
            QObject::connect(field, &QLineEdit::textEdited, &m_save,
                [this, isShown]
                {
                    if (isShown())
                        m_save.noteChange();
                });
    }

    /// Discards the draft: the session has begun, and its file has the input.
    void clear()
    {
        m_save.cancel();
        m_settings.setDraft(m_form, {});
    }

    /// The session has begun: its own entries of those keys are discarded, and the others, such as the names of
    /// players, are offered for the next one.
    void rememberFor(const QStringList &ownKeys)
    {
        m_save.cancel();
        Draft draft = m_typed();
        for (const QString &key : ownKeys)
            draft.erase(key);
        m_settings.setDraft(m_form, draft);
    }

private:
    Settings &m_settings;
    QString m_form;
    std::function<Draft()> m_typed;
    DelayedSave m_save;
};

} // namespace dossier
