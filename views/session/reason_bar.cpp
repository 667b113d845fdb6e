#include "views/session/reason_bar.h"

#include "views/kit/announce.h"
#include "views/rules/rule_library.h"
#include "views/rules/rule_links.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace dossier
{

namespace
{

struct BarWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ReasonBar)
};

} // namespace

ReasonBar::ReasonBar(ReasonWords words, ReasonActions actions, QWidget *parent)
    : Screen(parent)
    , m_words(std::move(words))
    , m_actions(std::move(actions))
{
    setObjectName(QStringLiteral("reasonBar"));
    render({}, [this](const Theme & /*theme*/) { return made(); });
    hide();
}

void ReasonBar::explain(Objection objection, Action<QString> overrule)
{
    m_objection = std::move(objection);
    m_overrule = std::move(overrule);
    appear(About::Refusal);
}

void ReasonBar::explainImpossible()
{
    appear(About::Impossible);
}

void ReasonBar::askUndoReason()
{
    appear(About::Undo);
    takeReason();
}

void ReasonBar::appear(About about)
{
    m_about = about;
    ++m_version;
    renderAgain();
    announce(*this, sentence());
}

/// The page gets the focus then, and not the next widget in Qt's order. An ancestor whose focus proxy is inside the
/// bar is skipped, because that proxy disappears with the bar.
void ReasonBar::dismiss()
{
    if (const QWidget *focus = window()->focusWidget(); focus != nullptr && isAncestorOf(focus))
    {
        QWidget *page = parentWidget();
        while (page != nullptr && (page->focusProxy() == nullptr || page->focusProxy()->isAncestorOf(this)))
            page = page->parentWidget();
        if (page != nullptr)
            page->setFocus(Qt::OtherFocusReason);
    }
    m_about = About::Nothing;
    m_objection.reset();
    renderAgain();
}

QString ReasonBar::question() const
{
    return m_about == About::Undo ? QStringLiteral("undo") : m_objection ? ruleName(m_objection->rule) : QString();
}

QString ReasonBar::typed() const
{
    return m_typed.question == question() ? m_typed.reason : QString();
}

QString ReasonBar::sentence() const
{
    return m_about == About::Undo      ? m_words.undo()
        : m_about == About::Impossible ? m_words.impossible()
        : m_about == About::Refusal    ? m_objection->sentence()
                                       : QString();
}

bool ReasonBar::asksReason() const
{
    return m_about == About::Undo || (m_about == About::Refusal && m_overrule.run);
}

QString ReasonBar::draft() const
{
    return m_typed.reason.isEmpty() ? QString() : m_typed.question + QStringLiteral(": ") + m_typed.reason;
}

void ReasonBar::setDraft(const QString &draft)
{
    const QString between = QStringLiteral(": ");
    m_typed = {draft.section(between, 0, 0), draft.section(between, 1)};
}

void ReasonBar::changeDraft(const QString &reason)
{
    const Typed typed{question(), reason};
    m_isGiven = false;
    if (std::exchange(m_typed, typed) != typed)
        m_actions.draftChanged.run();
    renderAgain();
}

void ReasonBar::noteKept()
{
    if (std::exchange(m_isGiven, false))
        changeDraft({});
}

void ReasonBar::giveUp()
{
    if (asksReason())
        changeDraft({});
    dismiss();
    if (m_closed.run)
        m_closed.run();
}

void ReasonBar::takeReason()
{
    if (!asksReason())
        return;
    auto *line = findChild<QLineEdit *>();
    line->setFocus(Qt::OtherFocusReason);
    line->selectAll();
}

void ReasonBar::decide()
{
    const QString reason = typed().trimmed();
    if (!asksReason())
        return;
    if (reason.isEmpty())
    {
        announce(*this, BarWords::tr("Say why first."));
        return;
    }
    m_isGiven = true;
    const Action<QString> give = m_about == About::Undo ? m_actions.undo : m_overrule;
    dismiss();
    give.run(reason);
}

void ReasonBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        giveUp();
    else
        Screen::keyPressEvent(event);
}

Part ReasonBar::made()
{
    const bool isRefusal = m_about == About::Refusal;
    return card({row({text(sentence(), Role::Strong).wrapping().stretched(),
                     button({}, "icon", [this] { giveUp(); })
                         .with(&Button::icon, QStringLiteral("x"))
                         .keyed(QStringLiteral("close"))
                         .withTip(BarWords::tr("Cancel"))
                         .with(&Part::alignment, Qt::Alignment(Qt::AlignTop))}),
                    ruleLinks(isRefusal ? std::vector{m_objection->rule} : std::vector<Rule>(), m_actions.showRule)
                        .when(isRefusal),
                    line().when(asksReason())})
        .spaced(6, {14, 8, 10, 10})
        .with(&Box::look, QLatin1String("verdict"))
        .with(&Part::tone, QLatin1String("refused"))
        .when(m_about != About::Nothing);
}

Part ReasonBar::line()
{
    const bool undoes = m_about == About::Undo;
    const QString name = undoes ? BarWords::tr("Reason for undoing") : BarWords::tr("Reason for your decision");
    const QString readers = undoes ? BarWords::tr("Everybody will read the reason.")
                                   : BarWords::tr("Everybody who may see this step will read the reason.");
    const bool isMissing = typed().trimmed().isEmpty();
    return column(
        {row({field(
                  QStringLiteral("reason"), name, typed(), [this](const QVariant &now) { changeDraft(now.toString()); })
                  .with(&Field::placeholder, name)
                  .with(&Field::version, m_version)
                  .with(&Field::activated, Action<int>([this](int /*row*/) { decide(); }))
                  .withTip(readers)
                  .stretched(),
             button(undoes ? BarWords::tr("Undo anyway") : BarWords::tr("Overrule"), "secondary", [this] { decide(); })
                 .keyed(QStringLiteral("overrule"))
                 .withTip(undoes ? BarWords::tr("Undo, with the reason in the journal")
                                 : BarWords::tr("Do it anyway, with the reason in the journal"))
                 .disabledIf(isMissing, BarWords::tr("Say why first."))}),
            text(isMissing ? BarWords::tr("Say why first.") + u' ' + readers : readers, Role::Small).wrapping()})
        .spaced(6);
}

} // namespace dossier
