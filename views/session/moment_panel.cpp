#include "views/session/moment_panel.h"

#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr int wideCharacters = 62;
/// Pixels of the page below that stay visible at either side.
constexpr int minMargin = 12;
/// Minimum width, in characters, of the headline's line beside the button; with less the button goes below.
constexpr int besideButton = 18;

void lineUp(QBoxLayout &row, const QWidget &headline, const QWidget &button, int wide)
{
    const QMargins margins = row.contentsMargins();
    const int left = wide - margins.left() - margins.right() - row.spacing() - button.sizeHint().width();
    const bool beside = left >= headline.fontMetrics().averageCharWidth() * besideButton;
    row.setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace

MomentPanel::MomentPanel(QWidget *page, QWidget *board)
    : QFrame(page)
    , m_over(board != nullptr ? board : page)
    , m_headline(newParagraph(board != nullptr ? Role::Heading : Role::Display, this))
    , m_sentence(newParagraph(board != nullptr ? Role::Body : Role::Heading, this))
    , m_continue(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("drawer"));
    board != nullptr ? layOutLow() : layOutLarge();
    connect(m_continue, &QPushButton::clicked, this, [this] { dismiss(); });
    m_over->installEventFilter(this);
    // Its texts get one font size when it is shown, and another when the text size changes.
    installEventFilter(this);
    retranslate();
    hide();
}

void MomentPanel::layOutLarge()
{
    QVBoxLayout *column = newColumn(this, 28, 14);
    for (QLabel *text : {m_headline, m_sentence})
    {
        text->setAlignment(Qt::AlignCenter);
        column->addWidget(text);
    }
    column->addWidget(m_continue, 0, Qt::AlignHCenter);
}

/// Two lines, with the button beside them, so that the board stays visible above.
void MomentPanel::layOutLow()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 10, 6);
    row->setSpacing(12);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_headline);
    texts->addWidget(m_sentence);
    row->addLayout(texts, 1);
    row->addWidget(m_continue, 0, Qt::AlignVCenter);
}

void MomentPanel::showMoment(MomentWords words)
{
    m_waiting.append(std::move(words));
    if (isHidden())
        showFirst();
}

void MomentPanel::sayAgain()
{
    if (m_waiting.isEmpty())
        return;
    write();
    if (!isHidden())
        fit();
}

bool MomentPanel::dismiss()
{
    if (isHidden())
        return false;
    if (!m_waiting.isEmpty())
        m_waiting.removeFirst();
    if (!m_waiting.isEmpty())
        showFirst();
    else
        leave();
    return true;
}

void MomentPanel::setFontSize(int pixels)
{
    const auto as = [](int high) { return QStringLiteral("font-size: %1px;").arg(high); };
    m_headline->setStyleSheet(as(pixels));
    m_sentence->setStyleSheet(as(pixels / 2));
    QFont font = this->font();
    font.setPixelSize(std::max(pixels / 3, 8));
    setFont(font);
}

void MomentPanel::clear()
{
    m_waiting.clear();
    leave();
}

/// Returns the focus from the panel's button to the board, not to the next button in the tab order.
void MomentPanel::leave()
{
    const bool had = isAncestorOf(QApplication::focusWidget());
    hide();
    if (had)
        parentWidget()->setFocus(Qt::OtherFocusReason);
}

void MomentPanel::acknowledge()
{
    if (m_wasSeen)
        dismiss();
}

void MomentPanel::showEvent(QShowEvent *event)
{
    m_wasSeen = true;
    QFrame::showEvent(event);
    fit();
}

void MomentPanel::showFirst()
{
    m_wasSeen = isVisible();
    write();
    show();
    fit();
    m_continue->setFocus(Qt::OtherFocusReason);
}

void MomentPanel::write()
{
    const auto [headline, sentence] = m_waiting.first()();
    m_headline->setText(headline);
    m_sentence->setText(sentence);
    setAccessibleName(headline + QStringLiteral(". ") + sentence);
}

/// Over a board the panel leaves most of the board visible above it; on a page there is nothing else to look at.
void MomentPanel::fit()
{
    const bool overBoard = m_over != parentWidget();
    const QRect under(overBoard ? m_over->mapTo(parentWidget(), QPoint()) : QPoint(), m_over->size());
    const int wide = std::min(fontMetrics().averageCharWidth() * wideCharacters, under.width() - 2 * minMargin);
    if (overBoard)
        lineUp(*qobject_cast<QBoxLayout *>(layout()), *m_headline, *m_continue, wide);
    const int needed = layout()->totalHeightForWidth(wide);
    const int high = overBoard ? std::min(needed, under.height()) : std::max(needed, under.height() / 4);
    const int free = under.height() - high;
    setGeometry(under.left() + (under.width() - wide) / 2, under.top() + (overBoard ? free : std::max(free / 3, 0)),
        wide, high);
    raise();
}

bool MomentPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    const bool request = watched == this && event->type() == QEvent::LayoutRequest;
    if (((watched == m_over && moved) || request) && !isHidden())
        fit();
    return QFrame::eventFilter(watched, event);
}

void MomentPanel::mousePressEvent(QMouseEvent *)
{
    dismiss();
}

void MomentPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void MomentPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange && !isHidden())
        fit();
    QFrame::changeEvent(event);
}

void MomentPanel::retranslate()
{
    label(m_continue, tr("Continue (Esc)"), tr("Close this panel; a click anywhere on it does, too"));
    if (!m_waiting.isEmpty())
        write();
}

} // namespace dossier
