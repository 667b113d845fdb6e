#include "views/session/rescue_page.h"

#include "views/kit/page_header.h"
#include "views/kit/screen.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace dossier
{

/// It takes the focus itself: a key that was on its way to the page before presses nothing here.
RescuePage::RescuePage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_screen(new Screen(this))
{
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_screen, 1);
    connect(m_header, &PageHeader::backAsked, this, &RescuePage::backAsked);
    retranslate();
}

void RescuePage::render(const std::function<UnopenedFile()> &file)
{
    const RescueActions actions{
        [this] { emit restOfFileRequested(); }, [this](const QString &copy) { emit copyRequested(copy); }};
    m_screen->render({}, [file, actions](const Theme & /*theme*/) { return rescuePanel(file(), actions); });
}

void RescuePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RescuePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backAsked();
    else
        QWidget::keyPressEvent(event);
}

void RescuePage::retranslate()
{
    m_header->setTexts(
        tr("This session does not open"), tr("What is wrong with its file, and how to continue"), tr("Back (Esc)"));
}

} // namespace dossier
