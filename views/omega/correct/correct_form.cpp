#include "views/omega/correct/correct_form.h"

#include "model/omega/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/snug_list.h"
#include "views/omega/correct/form_rows.h"
#include "views/omega/correct/stands_already.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace dossier
{

CorrectForm::CorrectForm(QWidget *parent)
    : QFrame(parent)
    , m_kind(new QComboBox(this))
    , m_hint(newParagraph(Role::Small, this))
    , m_do(newButton("primary", {}, this))
    , m_close(newButton("icon", QStringLiteral("x"), this))
{
    setProperty("role", QStringLiteral("verdict"));
    // Each kind fills them anew.
    for (std::size_t list = 0; list < CorrectionInput::lists; ++list)
        m_lists.push_back(new SnugList(this));
    for (std::size_t number = 0; number < CorrectionInput::numbers; ++number)
        m_numbers.push_back(new QSpinBox(this));
    layOut();
    listen();
    retranslate();
}

void CorrectForm::layOut()
{
    QWidgetList fields;
    for (QComboBox *list : m_lists)
        fields << list;
    for (QSpinBox *number : m_numbers)
        fields << number;
    new FormRows(this, {.kind = m_kind, .fields = fields, .hint = m_hint, .act = m_do, .close = m_close});
}

void CorrectForm::listen()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this,
        [this]
        {
            fill(0);
            emit kindChanged();
        });
    for (std::size_t list = 0; list < m_lists.size(); ++list)
        connect(m_lists[list], &QComboBox::currentIndexChanged, this, [this, list] { chosen(list); });
    for (const QSpinBox *number : m_numbers)
        connect(number, &QSpinBox::valueChanged, this, &CorrectForm::renderComplete);
    connect(m_do, &QPushButton::clicked, this, &CorrectForm::give);
    connect(m_close, &QPushButton::clicked, this, &CorrectForm::closeAsked);
}

CorrectionKind CorrectForm::kind() const
{
    return static_cast<CorrectionKind>(std::max(0, m_kind->currentIndex()));
}

CorrectionInput CorrectForm::input() const
{
    CorrectionInput input;
    for (std::size_t list = 0; list < m_lists.size(); ++list)
        input.chosen.at(list) = static_cast<std::size_t>(std::max(0, m_lists[list]->currentIndex()));
    for (std::size_t number = 0; number < m_numbers.size(); ++number)
        input.typed.at(number) = m_numbers[number]->value();
    return input;
}

/// Opened anew, everything begins with how it stands.
void CorrectForm::takeFocus()
{
    fill(0);
    m_kind->setFocus(Qt::OtherFocusReason);
}

void CorrectForm::choose(CorrectionKind kind)
{
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

void CorrectForm::render(const SeenView &view, const Picked &picked)
{
    m_view = view;
    m_picked = picked;
    if (isVisible())
        fill(m_lists.size());
}

void CorrectForm::chosen(std::size_t list)
{
    fill(list + 1);
}

std::optional<std::size_t> CorrectForm::placeOfPicked() const
{
    const auto there = m_picked.space ? omega::combatantOn(m_view->open, *m_picked.space) : std::nullopt;
    const auto found = there ? std::ranges::find(m_correction.who, *there) : m_correction.who.end();
    return found == m_correction.who.end() ? std::nullopt
                                           : std::optional(static_cast<std::size_t>(found - m_correction.who.begin()));
}

Space CorrectForm::pointed(Space space)
{
    if (!m_view)
        return space;
    m_picked.space = space;
    const std::optional<std::size_t> place = placeOfPicked();
    if (place && static_cast<int>(*place) != m_lists.front()->currentIndex())
    {
        // Who is chosen stays where he is until a space is pressed.
        if (const std::optional<Figure> figure = omega::figureOf(m_view->open, m_correction.who[*place]))
            m_picked.space = figure->at;
        m_lists.front()->setCurrentIndex(static_cast<int>(*place));
        return *m_picked.space;
    }
    if (kind() == CorrectionKind::Place)
    {
        const QSignalBlocker quiet(m_lists[1]);
        m_lists[1]->setCurrentIndex(0);
    }
    fill(m_lists.size());
    return space;
}

/// Fills the form anew; the first lists keep what is chosen in them, the others begin with how it stands.
void CorrectForm::fill(std::size_t keptLists)
{
    if (!m_view)
        return;
    CorrectionInput kept = input();
    for (std::size_t list = keptLists; list < kept.chosen.size(); ++list)
        kept.chosen.at(list) = 0;
    m_correction = correctionOf(kind(), *m_view, m_picked, kept);
    if (const std::optional<std::size_t> place = placeOfPicked();
        place && keptLists == 0 && m_correction.lists.front().now == 0)
        m_correction.lists.front().now = *place;
    // What later fields hold hangs on what the earlier lists begin with.
    for (std::size_t list = keptLists; list < m_correction.lists.size(); ++list)
        kept.chosen.at(list) = m_correction.lists[list].now;
    m_correction = correctionOf(kind(), *m_view, m_picked, kept);
    for (std::size_t at = 0; at < m_lists.size(); ++at)
    {
        QComboBox *list = m_lists[at];
        const bool shown = at < m_correction.lists.size();
        list->setVisible(shown);
        if (!shown)
            continue;
        const CorrectionList &field = m_correction.lists[at];
        const QSignalBlocker quiet(list);
        list->clear();
        list->addItems(field.choices);
        const std::size_t place = at < keptLists || at == 0 ? kept.chosen.at(at) : field.now;
        list->setCurrentIndex(static_cast<int>(place) < list->count() ? static_cast<int>(place) : 0);
        list->setAccessibleName(field.name);
        list->setToolTip(field.name);
    }
    for (std::size_t at = 0; at < m_numbers.size(); ++at)
    {
        QSpinBox *number = m_numbers[at];
        const bool shown = at < m_correction.numbers.size();
        number->setVisible(shown);
        if (!shown)
            continue;
        const CorrectionNumber &field = m_correction.numbers[at];
        const QSignalBlocker quiet(number);
        number->setRange(field.least, field.most);
        writeAround(number, tr("%1: %2", "what a number is, the number").arg(field.name, QStringLiteral("%1")));
        number->setValue(field.now);
        number->setAccessibleName(field.name);
        number->setToolTip(tr("Value on your table"));
    }
    m_hint->setText(m_correction.pick);
    m_hint->setVisible(!m_correction.pick.isEmpty());
    renderComplete();
}

/// What stands so already is no correction.
void CorrectForm::renderComplete()
{
    if (!m_view)
        return;
    const bool complete = std::ranges::any_of(
        m_correction.asks(input()), [this](const Ask &ask) { return !standsAlready(*m_view, ask); });
    m_do->setEnabled(complete);
    setToneWord(m_do, complete ? "" : "quiet");
}

bool CorrectForm::isFilledByClicks() const
{
    return m_correction.onSpace || !m_correction.who.empty();
}

bool CorrectForm::isComplete() const
{
    return m_do->isEnabled();
}

void CorrectForm::goOn()
{
    if (isComplete())
        give();
    else if (!isAncestorOf(window()->focusWidget()))
        m_kind->setFocus(Qt::OtherFocusReason);
}

/// What was taken is not corrected again by the next press; what is refused stays as it was typed.
void CorrectForm::give()
{
    // The form is filled anew by the first of them.
    for (const Ask &ask : m_correction.asks(input()))
    {
        const SeenView before = m_view;
        emit commandGiven(ask);
        if (m_view == before)
            return;
    }
    emit closeAsked();
}

void CorrectForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CorrectForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeAsked();
    else
        QFrame::keyPressEvent(event);
}

void CorrectForm::retranslate()
{
    {
        const QSignalBlocker quiet(m_kind);
        const int at = m_kind->currentIndex();
        m_kind->clear();
        for (int kind = 0; kind < static_cast<int>(CorrectionKind::Count); ++kind)
            m_kind->addItem(nameOf(static_cast<CorrectionKind>(kind)));
        m_kind->setCurrentIndex(std::max(0, at));
    }
    m_kind->setAccessibleName(tr("What to correct"));
    m_kind->setToolTip(tr("What is different at your table"));
    for (QComboBox *list : m_lists)
    {
        list->setAccessibleName(tr("Choice of the correction"));
        list->setToolTip(list->accessibleName());
    }
    for (QSpinBox *number : m_numbers)
    {
        number->setAccessibleName(tr("Number of the correction"));
        number->setToolTip(number->accessibleName());
    }
    label(m_do, tr("Correct it"), tr("Match your table; can be undone"));
    label(m_close, {}, tr("Close the form (Esc)"));
    fill(m_lists.size());
}

} // namespace dossier
