#include "views/window/about_page.h"

#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

AboutPage::AboutPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_licence{newLabel(Role::Caption, this), newParagraph(Role::Body, this)}
    , m_parts{newLabel(Role::Caption, this), newParagraph(Role::Body, this)}
    , m_publishers{newLabel(Role::Caption, this), newParagraph(Role::Body, this)}
{
    layOut();
    connect(m_header, &PageHeader::backAsked, this, &AboutPage::backAsked);
    retranslate();
}

void AboutPage::layOut()
{
    auto *card = newFrame("card", this);
    card->setMaximumWidth(960);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(8);
    for (const Section &section : {m_licence, m_parts, m_publishers})
    {
        section.text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        texts->addWidget(section.caption);
        texts->addWidget(section.text);
        texts->addSpacing(16);
    }
    QLabel *picture = newLabel(Role::Body, card);
    picture->setPixmap(QIcon(QStringLiteral(":/dossier.svg")).pixmap(96, 96));
    auto *row = new QHBoxLayout(card);
    row->setContentsMargins(32, 30, 32, 14);
    row->setSpacing(32);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    auto *content = new QWidget(this);
    content->setProperty("role", QStringLiteral("page"));
    auto *middle = new QVBoxLayout(content);
    middle->setContentsMargins(24, 24, 24, 24);
    middle->addLayout(centred(card));
    middle->addStretch();
    auto *area = new FlowingArea(this);
    area->setPage(content);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(area, 1);
}

void AboutPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void AboutPage::retranslate()
{
    m_header->setTexts(tr("About Dossier"),
        tr("Version %1, with Qt %2").arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())),
        tr("Back (Esc)"));
    m_licence.caption->setText(tr("Licence"));
    m_licence.text->setText(
        tr("Dossier is free software under the GNU General Public License, version 3 or later. It comes "
           "without any warranty. You may use it, study it, change it and pass it on."));
    m_parts.caption->setText(tr("What it is made with"));
    m_parts.text->setText(tr(
        "Qt (LGPL 3). Type: Inter by Rasmus Andersson and others, with tabular figures, as Dossier "
        "Sans (SIL Open Font License 1.1). Icons: Lucide (ISC and MIT). Results: tl::expected "
        "by Sy Brand (CC0). Large numbers: Boost.Multiprecision (BSL 1.0). Campaign files: SQLite (public domain)."));
    m_publishers.caption->setText(tr("Not affiliated"));
    m_publishers.text->setText(
        tr("Dossier is made by players. It has no connection with the publishers of the games that "
           "it helps to play; their names and marks are theirs. You need the games themselves to "
           "play them."));
}

} // namespace dossier
