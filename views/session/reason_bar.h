#pragma once

#include "model/core/rule.h"

#include <QFrame>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

class RuleLinks;

/// What a game says above the field for a reason, in the language that is spoken.
struct ReasonWords
{
    /// What is named does not exist, or cannot be.
    std::function<QString()> impossible{};
    /// Undoing goes back before something that somebody knows by now.
    std::function<QString()> undo{};
};

/// Why a command was refused, and what doing it all the same is; without that the reason is only told.
struct Objection
{
    Rule rule{};
    std::function<QString()> sentence{};
    std::function<void(const QString &reason)> overrule{};
};

/// Says why a command was refused, and takes the reason with which the table does it all the same; or takes the reason
/// for undoing what somebody knows by now.
class ReasonBar : public QFrame
{
    Q_OBJECT

public:
    ReasonBar(ReasonWords words, QWidget *parent);

    void explain(Objection objection);

    /// What is named does not exist, or cannot be: nothing overrules that.
    void explainImpossible();

    void askWhyUndo();
    void dismiss();

    /// A person closes it without a reason.
    void giveUp();

    /// Gives the keyboard to the line for the reason, if one is asked for.
    void takeReason();

    /// The reason that is typed and not given yet, with what it is for; one that is set stands in the field when a
    /// reason for the same is asked for. Empty where none is.
    [[nodiscard]] QString draft() const;
    void setDraft(const QString &draft);

signals:
    /// A person closed it: nothing is done.
    void closed();
    void undoReasoned(const QString &reason);
    void draftChanged();
    void ruleAsked(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class About : std::uint8_t
    {
        Refusal,
        Impossible,
        Undo,
    };

    void retranslate();
    void decide();
    void appear(About about);
    void changeDraft(const QString &reason);
    /// Names what a reason is asked for.
    [[nodiscard]] QString question() const;

    struct Typed
    {
        QString question{};
        QString reason{};
        bool operator==(const Typed &) const = default;
    };

    ReasonWords m_words;
    About m_about = About::Refusal;
    std::optional<Objection> m_objection;
    QLabel *m_text;
    RuleLinks *m_rule;
    QLineEdit *m_reason;
    Typed m_typed;
    /// Who will read the reason.
    QLabel *m_readers;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace dossier
