#pragma once

#include "app/window/settings.h"
#include "views/kit/delayed_save.h"

#include <QLineEdit>

#include <functional>
#include <utility>

namespace dossier
{

/// Keeps what is typed for a session that has not begun, a moment after it is typed and when the program ends, so that
/// the form shows it again at the next start. The settings outlive it. A form that is filled in for one table at a time
/// keeps a draft for each.
class KeptDraft
{
public:
    /// `typed` gives what the form holds now.
    KeptDraft(Settings &settings, QString form, std::function<Draft()> typed)
        : m_settings(settings)
        , m_form(std::move(form))
        , m_save([this, typed = std::move(typed)] { m_settings.setDraft(m_form, typed()); })
    {
    }

    /// Asked before the form is begun anew: what was typed just now is written first.
    [[nodiscard]] Draft kept()
    {
        flush();
        return m_settings.draft(m_form);
    }

    /// From now on the form is filled in for another table.
    void keepFor(const QString &form)
    {
        flush();
        m_form = form;
    }

    /// What was typed just now is written.
    void flush() { m_save.flush(); }

    /// Call it when the form changes: its texts are kept after a moment.
    void noteChange() { m_save.noteChange(); }

    /// Keeps what is typed in any field of the form, while `isShown` where two drafts share a form.
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

    /// The session has begun: its file has what was typed.
    void clear()
    {
        m_save.cancel();
        m_settings.setDraft(m_form, {});
    }

private:
    Settings &m_settings;
    QString m_form;
    DelayedSave m_save;
};

} // namespace dossier
