#include "views/omega/editor/recent_maps.h"

#include "views/kit/labels.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

RecentMaps::RecentMaps(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_none(newParagraph(Role::Dim, this))
    , m_list(new QVBoxLayout)
{
    setProperty("role", QStringLiteral("card"));
    m_list->setSpacing(2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 22);
    column->setSpacing(10);
    column->addWidget(m_caption);
    column->addWidget(m_none);
    column->addLayout(m_list);
    retranslate();
}

void RecentMaps::render(const QStringList &paths)
{
    m_paths = paths;
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (const QString &path : paths)
    {
        QPushButton *button = newButton("plain", QStringLiteral("map"), this);
        button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, path] { emit openRequested(path); });
        m_list->addWidget(button);
        m_buttons << button;
    }
    retranslate();
}

void RecentMaps::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void RecentMaps::retranslate()
{
    m_caption->setText(tr("Recent maps"));
    m_none->setText(tr("The maps that you open or save will appear here."));
    m_none->setVisible(m_paths.isEmpty());
    for (int i = 0; i < m_buttons.size(); ++i)
    {
        const QString name = baseNameOf(m_paths.at(i));
        m_buttons[i]->setText(menuLine(name, 26));
        m_buttons[i]->setAccessibleName(tr("Recent map %1").arg(singleLine(name)));
        m_buttons[i]->setToolTip(tipLine(tr("Open %1").arg(nativePath(m_paths.at(i)))));
    }
}

} // namespace dossier
