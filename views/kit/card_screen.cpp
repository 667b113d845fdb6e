#include "views/kit/card_screen.h"

#include "views/kit/labels.h"
#include "views/kit/screen.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// Maximum width of a line of text that reads well, in pixels.
constexpr int maxWidth = 720;

} // namespace

CardScreen::CardScreen(QWidget *parent)
    : QWidget(parent)
    , m_screen(new Screen(this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    m_screen->setMaximumWidth(maxWidth);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(24, 24, 24, 24);
    page->addStretch(2);
    page->addLayout(centred(m_screen));
    page->addStretch(3);
}

void CardScreen::render(const QString &seat, const std::function<PageCard()> &make)
{
    m_screen->render(seat, [this, make](const Theme & /*theme*/) { return present(make()); });
}

/// Texts are no tab stops: the page announces them itself.
Part CardScreen::present(const PageCard &card)
{
    QStringList words = spokenLines(column(card.inside));
    setAccessibleName(card.name);
    setToolTip(card.tip);
    setAccessibleDescription((words << card.tip).join(u' ').trimmed());
    Parts all{text(card.caption, Role::Caption).wrapping(), text(card.title, Role::Display).wrapping()};
    all.insert(all.end(), card.inside.begin(), card.inside.end());
    return dossier::card(std::move(all)).spaced(14, {36, 30, 36, 30});
}

void CardScreen::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setFocus(Qt::OtherFocusReason);
}

} // namespace dossier
