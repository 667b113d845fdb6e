#pragma once

#include "model/core/rule.h"
#include "views/kit/screen.h"

#include <optional>

namespace dossier
{

/// Texts of a game above the field for a reason, in the current language.
struct ReasonWords
{
    /// The command names something that does not exist, or cannot be.
    std::function<QString()> impossible{};
    /// The undo goes back before something that somebody has learned.
    std::function<QString()> undo{};
};

/// Reason of a refusal.
struct Objection
{
    Rule rule{};
    std::function<QString()> sentence{};
};

struct ReasonActions
{
    /// Undoes with that reason.
    Action<QString> undo{};
    Action<Rule> showRule{};
    /// The reason that is typed has changed.
    Action<> draftChanged{};
};

/// Shows why a command was refused, and takes the reason with which the table overrules it; or takes the reason for
/// undoing something that somebody has learned.
class ReasonBar : public Screen
{
public:
    ReasonBar(ReasonWords words, ReasonActions actions, QWidget *parent);

    /// Without `overrule`, which gets the typed reason, the objection is only shown.
    void explain(Objection objection, Action<QString> overrule = {});

    /// Explains that the command names something that does not exist or cannot be: no reason overrules that.
    void explainImpossible();

    void askUndoReason();
    void dismiss();

    /// The journal has changed: a reason that was given is in it. Until then it stays a draft, for the file may be
    /// full.
    void noteKept();

    /// A person closes it without a reason.
    void giveUp();

    /// Runs after that: nothing is done.
    void whenClosed(Action<> closed) { m_closed = std::move(closed); }

    /// Moves the focus to the line for the reason, if a reason is needed.
    void takeReason();

    /// Typed reason that is not given yet, with its purpose; `setDraft` fills the field when a reason for the same
    /// purpose is requested. Empty when there is none.
    [[nodiscard]] QString draft() const;
    void setDraft(const QString &draft);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class About : std::uint8_t
    {
        Nothing,
        Refusal,
        Impossible,
        Undo,
    };

    [[nodiscard]] Part made();
    [[nodiscard]] Part line();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool asksReason() const;
    void decide();
    void appear(About about);
    void changeDraft(const QString &reason);
    /// Names the action that needs a reason.
    [[nodiscard]] QString question() const;
    /// Returns the reason typed so far.
    [[nodiscard]] QString typed() const;

    struct Typed
    {
        QString question{};
        QString reason{};
        bool operator==(const Typed &) const = default;
    };

    const ReasonWords m_words;
    const ReasonActions m_actions;
    Action<> m_closed;
    About m_about = About::Nothing;
    std::optional<Objection> m_objection;
    Action<QString> m_overrule;
    Typed m_typed;
    /// The reason that is typed was given, and is not yet known to be in the journal.
    bool m_isGiven = false;
    /// Number of times that the bar appeared: each time its line shows the draft again.
    int m_version = 0;
};

} // namespace dossier
