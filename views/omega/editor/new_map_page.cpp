#include "views/omega/editor/new_map_page.h"

#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/omega/board/map_picture.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int longestName = 80;
constexpr int usualWidth = 16;
constexpr int usualHeight = 12;

QSpinBox *newSpinBox(QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(1, Map::maxSide);
    box->setMinimumHeight(40);
    box->setAlignment(Qt::AlignRight);
    return box;
}

} // namespace

NewMapPage::NewMapPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_nameLabel(newLabel(Role::Strong, this))
    , m_name(new QLineEdit(this))
    , m_widthLabel(newLabel(Role::Strong, this))
    , m_width(newSpinBox(this))
    , m_heightLabel(newLabel(Role::Strong, this))
    , m_height(newSpinBox(this))
    , m_hint(newParagraph(Role::Small, this))
    , m_create(newButton("primary", QStringLiteral("check"), this))
    , m_picture(new MapPicture(Margin::Coordinates, 44, this))
{
    m_name->setMaxLength(longestName);
    m_name->setMinimumSize(280, 40);
    m_nameLabel->setBuddy(m_name);
    m_widthLabel->setBuddy(m_width);
    m_heightLabel->setBuddy(m_height);
    layOut();
    listen();
    retranslate();
    begin();
}

void NewMapPage::layOut()
{
    auto *sizes = new QGridLayout;
    sizes->setHorizontalSpacing(14);
    sizes->addWidget(m_widthLabel, 0, 0);
    sizes->addWidget(m_heightLabel, 0, 1);
    sizes->addWidget(m_width, 1, 0);
    sizes->addWidget(m_height, 1, 1);
    auto *card = newFrame("card", this);
    card->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Maximum);
    auto *form = new QVBoxLayout(card);
    form->setContentsMargins(28, 26, 28, 28);
    form->setSpacing(8);
    form->addWidget(m_nameLabel);
    form->addWidget(m_name);
    form->addSpacing(10);
    form->addLayout(sizes);
    form->addWidget(m_hint);
    form->addSpacing(14);
    form->addWidget(m_create);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(24, 24, 24, 24);
    row->setSpacing(24);
    row->addWidget(card, 0, Qt::AlignTop);
    row->addWidget(m_picture, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_header);
    column->addLayout(row, 1);
}

void NewMapPage::listen()
{
    connect(m_header, &PageHeader::backAsked, this, &NewMapPage::backAsked);
    connect(m_create, &QPushButton::clicked, this, &NewMapPage::create);
    connect(m_name, &QLineEdit::returnPressed, this, &NewMapPage::create);
    for (QSpinBox *box : {m_width, m_height})
        connect(box, &QSpinBox::valueChanged, this, &NewMapPage::preview);
}

void NewMapPage::setTheme(const Theme &theme)
{
    m_picture->setTheme(theme);
}

void NewMapPage::begin()
{
    m_name->clear();
    m_width->setValue(usualWidth);
    m_height->setValue(usualHeight);
    preview();
    m_name->setFocus(Qt::OtherFocusReason);
}

void NewMapPage::preview()
{
    m_picture->render(Map(m_width->value(), m_height->value()));
}

void NewMapPage::create()
{
    const QString name = m_name->text().trimmed().isEmpty() ? m_name->placeholderText() : m_name->text().trimmed();
    emit mapMade({.name = name.toStdString(), .map = Map(m_width->value(), m_height->value())});
}

void NewMapPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NewMapPage::retranslate()
{
    m_header->setTexts(tr("New map"), tr("An empty floor of the size you need"), tr("Back (Esc)"));
    m_nameLabel->setText(tr("Name"));
    m_name->setPlaceholderText(tr("Unnamed map"));
    m_name->setAccessibleName(tr("Name of the map"));
    m_name->setToolTip(tr("What the map is called, up to 80 characters"));
    m_widthLabel->setText(tr("Columns"));
    m_width->setAccessibleName(tr("Number of columns"));
    m_width->setToolTip(tr("Spaces from west to east, from 1 to %1").arg(Map::maxSide));
    m_heightLabel->setText(tr("Rows"));
    m_height->setAccessibleName(tr("Number of rows"));
    m_height->setToolTip(tr("Spaces from north to south, from 1 to %1").arg(Map::maxSide));
    m_hint->setText(tr("From 1 to %1 spaces each way.").arg(Map::maxSide));
    label(m_create, tr("Make the map"), tr("Make the map that the picture shows (Enter)"));
    m_picture->setAccessibleName(tr("Picture of the new map"));
}

} // namespace dossier
