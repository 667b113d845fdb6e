#include "views/omega/editor/map_card.h"

#include "views/kit/labels.h"
#include "views/kit/plain_text.h"
#include "views/omega/board/map_picture.h"
#include "views/omega/editor/map_words.h"

#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

MapCard::MapCard(MapFile file, QWidget *parent)
    : QPushButton(parent)
    , m_file(std::move(file))
    , m_picture(new MapPicture(Margin::None, 32, this))
    , m_name(newLabel(Role::Strong, this))
    , m_about(newParagraph(Role::Small, this))
    , m_facts(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("map"));
    m_picture->setMinimumHeight(132);
    m_picture->setMaximumHeight(240);
    m_picture->render(m_file.map);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 14);
    column->setSpacing(6);
    column->addWidget(m_picture, 1);
    column->addSpacing(4);
    column->addWidget(m_name);
    column->addWidget(m_about);
    column->addWidget(m_facts);
    column->addStretch();
    for (QWidget *child : findChildren<QWidget *>())
        child->setAttribute(Qt::WA_TransparentForMouseEvents);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MapCard::setAbout(const QString &about)
{
    const QString name = singleLine(QString::fromStdString(m_file.name), 30);
    const QString facts = wording::summary(factsOf(m_file.map));
    m_name->setText(name);
    m_about->setText(about);
    m_facts->setText(facts);
    setAccessibleName(tr("Sample map %1").arg(name));
    setAccessibleDescription(about + QLatin1Char(' ') + facts);
    setToolTip(tr("Open the sample map %1").arg(name));
}

void MapCard::setTheme(const Theme &theme)
{
    m_picture->setTheme(theme);
}

QSize MapCard::sizeHint() const
{
    return layout()->totalSizeHint();
}

QSize MapCard::minimumSizeHint() const
{
    return layout()->totalMinimumSize();
}

} // namespace dossier
