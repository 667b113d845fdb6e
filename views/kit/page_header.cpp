#include "views/kit/page_header.h"

#include "views/kit/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace dossier
{

PageHeader::PageHeader(QWidget *parent)
    : QFrame(parent)
    , m_back(newButton("icon", QStringLiteral("arrow-left"), this))
    , m_title(newParagraph(Role::Title, this))
    , m_about(newParagraph(Role::Dim, this))
    , m_row(new QHBoxLayout(this))
{
    setProperty("role", QStringLiteral("strip"));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_about);
    m_row->setContentsMargins(18, 14, 24, 14);
    m_row->setSpacing(12);
    m_row->addWidget(m_back);
    m_row->addLayout(texts, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(m_back, &QPushButton::clicked, this, &PageHeader::backRequested);
}

void PageHeader::setTexts(const QString &title, const QString &about, const QString &backTip)
{
    m_title->setText(title);
    // The window's title and screen readers use the header's title for the page.
    if (parentWidget() != nullptr)
        parentWidget()->setAccessibleName(title);
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    label(m_back, {}, backTip);
}

void PageHeader::addButton(QPushButton *button)
{
    m_row->addWidget(button);
}

Part pageHeader(const QString &title, const QString &about, const QString &backTip, Action<> goBack, Parts buttons)
{
    Parts inside{button({}, "icon", std::move(goBack))
                     .keyed(QStringLiteral("back"))
                     .with(&Button::icon, QStringLiteral("arrow-left"))
                     .withTip(backTip),
        column({text(title, Role::Title).wrapping(), text(about, Role::Dim).wrapping().when(!about.isEmpty())})
            .spaced(0)
            .stretched()};
    std::ranges::move(buttons, std::back_inserter(inside));
    return card({row(std::move(inside)).spaced(12)})
        .spaced(0, {18, 14, 24, 14})
        .with(&Box::look, QLatin1String("strip"));
}

Part formPage(Part header, Parts left, Parts right, int characters)
{
    constexpr int twoColumnCharacters = 110;
    constexpr int cardGap = 20;
    Parts columns;
    for (Parts *cards : {&left, &right})
    {
        cards->push_back(stretch());
        columns.push_back(column(std::move(*cards)).spaced(cardGap).stretched());
    }
    const bool isNarrow = characters < twoColumnCharacters;
    return page(std::move(header), {(isNarrow ? column(std::move(columns)) : row(std::move(columns))).spaced(cardGap)});
}

} // namespace dossier
