#include "views/board/read_lines.h"

#include "views/board/read_out.h"
#include "views/kit/desk_layout.h"

#include <QEvent>
#include <QToolTip>

namespace dossier
{

namespace
{

/// A text that is shown whole has no tooltip and gets no focus by the Tab key.
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

Part readLines(const QString &key, const QString &words, int lines, Role role, const QString &kept)
{
    const auto make = [lines, role](QWidget *parent)
    {
        auto *box = new QWidget(parent);
        auto *text = new ReadOut(box, lines);
        setRole(text, role);
        newColumn(box, 0, 0)->addWidget(text);
        new WholeByKeys(*text);
        return box;
    };
    const auto show = [words, lines, role, kept](QWidget *shown, const Theme & /*theme*/)
    {
        auto *text = shown->findChild<ReadOut *>();
        setRole(text, role);
        text->setLines(lines);
        text->keep(kept);
        text->say(words);
    };
    return embedded(
        key, {.make = make, .show = show, .state = QVariantList{words, kept, lines, static_cast<int>(role)}});
}

} // namespace dossier
