#include "views/specter/parts/read_by_keys.h"

#include <QEvent>
#include <QToolTip>
#include <QWidget>

namespace dossier
{

namespace
{

/// What is whole has no tip, and is no stop of the tab key.
class WholeByKeys : public QObject
{
public:
    explicit WholeByKeys(QWidget &part)
        : QObject(&part)
        , m_part(part)
    {
        part.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::ToolTipChange)
            m_part.setFocusPolicy(m_part.toolTip().isEmpty() ? Qt::NoFocus : Qt::TabFocus);
        if (event->type() == QEvent::FocusIn)
            QToolTip::showText(m_part.mapToGlobal(m_part.rect().bottomLeft()), m_part.toolTip(), &m_part);
        if (event->type() == QEvent::FocusOut)
            QToolTip::hideText();
        return false;
    }

private:
    QWidget &m_part;
};

} // namespace

void readByKeysToo(QWidget &part)
{
    new WholeByKeys(part);
}

} // namespace dossier
