#include "views/omega/desk/adrenaline_card.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

template <typename Key>
int sumOf(const std::map<Key, int> &tokens)
{
    int sum = 0;
    for (const auto &[key, count] : tokens)
        sum += count;
    return sum;
}

} // namespace

AdrenalineBar::AdrenalineBar(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AdrenalineBar::render(const omega::Adrenaline &adrenaline)
{
    m_adrenaline = adrenaline;
    retranslate();
    update();
}

void AdrenalineBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize AdrenalineBar::sizeHint() const
{
    return {160, barHeight() + QFontMetrics(smallFont()).height()};
}

int AdrenalineBar::barHeight() const
{
    return fontMetrics().height() + 6;
}

QFont AdrenalineBar::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    return small;
}

/// Under each part what it is, moved aside where two names would meet.
void AdrenalineBar::paintNames(QPainter &painter, const std::vector<Part> &parts) const
{
    painter.setFont(smallFont());
    const QFontMetrics metrics(smallFont());
    constexpr double gap = 6;
    std::vector<double> at;
    double least = 0;
    for (const Part &part : parts)
    {
        const double wide = metrics.horizontalAdvance(part.name);
        at.push_back(std::max(least, part.rect.center().x() - wide / 2));
        least = at.back() + wide + gap;
    }
    double most = width();
    for (std::size_t i = parts.size(); i-- > 0;)
    {
        const double wide = metrics.horizontalAdvance(parts[i].name);
        at[i] = std::min(at[i], most - wide);
        most = at[i] - gap;
        painter.setPen(m_theme.dim);
        painter.drawText(QPointF(at[i], height() - metrics.descent()), parts[i].name);
    }
}

/// Every part is at least as wide as its number.
void AdrenalineBar::paintEvent(QPaintEvent * /*event*/)
{
    std::vector<Part> parts{{m_adrenaline.bank, m_theme.line, tr("bank"), {}},
        {m_adrenaline.pool, m_theme.red.fill, tr("pool"), {}},
        {sumOf(m_adrenaline.wells), m_theme.red.fill.darker(125), tr("wells"), {}},
        {sumOf(m_adrenaline.sheets), m_theme.amber.fill, tr("sheets"), {}}};
    std::erase_if(parts, [](const Part &part) { return part.tokens <= 0; });
    const double least = fontMetrics().horizontalAdvance(QStringLiteral("000"));
    int all = 0;
    for (const Part &part : parts)
        all += part.tokens;
    if (all == 0)
        return;
    QPainter painter(this);
    const double each = (width() - static_cast<double>(parts.size()) * least) / all;
    double left = 0;
    for (Part &part : parts)
    {
        part.rect = {left, 0, least + part.tokens * each, static_cast<double>(barHeight())};
        painter.fillRect(part.rect.adjusted(0, 0, -1, 0), part.colour);
        const bool onInk = contrast(part.colour, m_theme.ink) > contrast(part.colour, m_theme.onAccent);
        painter.setPen(onInk ? m_theme.ink : m_theme.onAccent);
        painter.drawText(part.rect, Qt::AlignCenter, QString::number(part.tokens));
        left += part.rect.width();
    }
    paintNames(painter, parts);
}

void AdrenalineBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void AdrenalineBar::retranslate()
{
    setAccessibleName(tr("Adrenaline: %1 in the bank, %2 in the pool, %3 in wells, %4 on sheets")
            .arg(m_adrenaline.bank)
            .arg(m_adrenaline.pool)
            .arg(sumOf(m_adrenaline.wells))
            .arg(sumOf(m_adrenaline.sheets)));
    setToolTip(accessibleName());
}

AdrenalineCard::AdrenalineCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_balance(newChip(ChipTone::Green, this))
    , m_bar(new AdrenalineBar(this))
    , m_forecast(newParagraph(Role::Small, this))
    , m_less(newButton("offer", {}, this))
    , m_more(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    auto *top = new QHBoxLayout;
    top->addWidget(m_caption);
    top->addStretch();
    top->addWidget(m_balance);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(6);
    bottom->addWidget(m_forecast, 1);
    bottom->addWidget(m_less);
    bottom->addWidget(m_more);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 7, 10, 8);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(m_bar);
    column->addLayout(bottom);
    connect(m_less, &QPushButton::clicked, this, [this] { correctPool(-1); });
    connect(m_more, &QPushButton::clicked, this, [this] { correctPool(1); });
    retranslate();
}

void AdrenalineCard::render(const SeenView &view)
{
    m_view = view;
    m_bar->render(view->open.adrenaline);
    retranslate();
}

void AdrenalineCard::setTheme(const Theme &theme)
{
    m_bar->setTheme(theme);
}

void AdrenalineCard::correctPool(int by)
{
    emit commandGiven(correcting(
        by > 0 ? omega::TokensMoved{omega::bank, omega::pool, 1} : omega::TokensMoved{omega::pool, omega::bank, 1}));
}

void AdrenalineCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void AdrenalineCard::retranslate()
{
    label(m_less, QStringLiteral("−1"), tr("Correct: one token from the pool to the bank"));
    label(m_more, QStringLiteral("+1"), tr("Correct: one token from the bank to the pool"));
    for (QPushButton *button : {m_less, m_more})
        button->setAccessibleName(button->toolTip());
    m_caption->setText(tr("Adrenaline · %1").arg(omega::Adrenaline::inTheBox));
    setAccessibleName(m_caption->text());
    if (!m_view)
        return;
    const omega::Adrenaline &adrenaline = m_view->open.adrenaline;
    const bool balanced = adrenaline.total() == omega::Adrenaline::inTheBox;
    m_balance->setText(balanced ? tr("balanced") : tr("%1 in all").arg(adrenaline.total()));
    setTone(m_balance, balanced ? ChipTone::Green : ChipTone::Red);
    QStringList words;
    if (m_view->forecast.pool)
        words << tr("Transfer %1: pool %2", "tokens that go next, and what the pool has then")
                     .arg(m_view->forecast.transferred + m_view->forecast.filled)
                     .arg(*m_view->forecast.pool);
    if (adrenaline.substitutes != 0)
        words << tr("%n substitute(s)", nullptr, adrenaline.substitutes);
    m_forecast->setText(words.join(QStringLiteral(" · ")));
    m_caption->setToolTip(m_forecast->text());
    // While somebody acts the room is for what he can do; the caption's tip and the correction have it as well.
    for (QWidget *part : std::initializer_list<QWidget *>{m_forecast, m_less, m_more})
        part->setVisible(!m_view->open.turn);
}

} // namespace dossier
