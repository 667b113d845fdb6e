#include "views/kit/header_strip.h"

#include "views/kit/labels.h"
#include "views/kit/tell_reader.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QLayout>
#include <QPushButton>
#include <QVariant>

#include <algorithm>

namespace dossier
{

namespace
{

/// So many lines of text fit, with so many pixels for the rims of the button and of the strip.
constexpr int lines = 2;
constexpr int besideLines = 17;
/// The button's text has no room at its sides for so many characters.
constexpr int sides = 4;

/// As it is where a line has room for it; else in two lines, the longer as short as can be, or cut where not even two
/// have.
QString inLines(const QString &text, const QFontMetrics &metrics, int room)
{
    if (metrics.horizontalAdvance(text) <= room)
        return text;
    qsizetype at = -1;
    int least = 0;
    for (qsizetype gap = text.indexOf(u' '); gap >= 0; gap = text.indexOf(u' ', gap + 1))
    {
        const int first = metrics.horizontalAdvance(text.left(gap));
        const int longer = std::max(first, metrics.horizontalAdvance(text.mid(gap + 1)));
        if (first > room || (at >= 0 && longer >= least))
            continue;
        at = gap;
        least = longer;
    }
    const auto cut = [&](const QString &line) { return metrics.elidedText(line, Qt::ElideRight, room); };
    return at < 0 ? cut(text) : text.left(at) + u'\n' + cut(text.mid(at + 1));
}

/// A small text above a large one may ask for more than two lines of the strip's own letters.
int heightBeside(const QWidget &strip, const QPushButton &primary)
{
    const QLayout *row = strip.layout();
    if (row == nullptr)
        return 0;
    int height = 0;
    for (int i = 0; i < row->count(); ++i)
        if (const QLayoutItem *part = row->itemAt(i); part->widget() != &primary)
            height = std::max(height, part->minimumSize().height());
    const QMargins rims = row->contentsMargins();
    return height + rims.top() + rims.bottom();
}

/// Keeps a strip as high as its lines ask for: what it holds gets its letters after the strip has its own.
class StripHeight : public QObject
{
public:
    StripHeight(QWidget &strip, const QPushButton &primary)
        : QObject(&strip)
        , m_strip(strip)
        , m_primary(primary)
    {
        strip.installEventFilter(this);
    }

    void fit(int least)
    {
        m_least = least;
        fit();
    }

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
            fit();
        return false;
    }

private:
    void fit() { m_strip.setFixedHeight(std::max(m_least, heightBeside(m_strip, m_primary))); }

    QWidget &m_strip;
    const QPushButton &m_primary;
    int m_least = 0;
};

StripHeight &heightOf(QWidget &strip, const QPushButton &primary)
{
    for (QObject *child : strip.children())
        if (auto *height = dynamic_cast<StripHeight *>(child))
            return *height;
    return *new StripHeight(strip, primary);
}

} // namespace

void fitStrip(QWidget &strip, QPushButton &primary, int characters, int more)
{
    // The style sheet leaves no rim within it.
    setLook(primary, nextStepProperty, true);
    const QFontMetrics metrics = strip.fontMetrics();
    primary.setFixedWidth(metrics.averageCharWidth() * characters);
    const int line = std::max(metrics.lineSpacing(), primary.fontMetrics().lineSpacing());
    heightOf(strip, primary).fit(line * lines + besideLines + more);
}

void labelPrimary(QPushButton &primary, const QString &text, const QString &tip, const QString &shorter)
{
    const QFontMetrics metrics = primary.fontMetrics();
    const int room = primary.width() - metrics.averageCharWidth() * sides;
    QString shown = inLines(text, metrics, room);
    if (!shorter.isEmpty() && QString(shown).replace(u'\n', u' ') != text)
        shown = inLines(shorter, metrics, room);
    const QString before = primary.accessibleName();
    label(&primary, shown, tip, text.isEmpty() ? tip : text);
    // A button with the focus is read by itself when its name changes.
    if (before != text && !primary.hasFocus())
        tellNextStep(primary);
}

void tellNextStep(QPushButton &primary)
{
    if (primary.isVisible() && !primary.text().isEmpty())
        tellReaderInstead(*primary.parentWidget(),
            QCoreApplication::translate("HeaderStrip", "Ctrl+Enter: %1", "what the button at the top does")
                .arg(primary.accessibleName()));
}

void tellNextStepOf(const QWidget &strip)
{
    for (QPushButton *button : strip.findChildren<QPushButton *>())
        if (button->property(nextStepProperty).toBool())
            tellNextStep(*button);
}

void showNextStep(QPushButton &primary, const QString &text, const QString &tip, bool bright)
{
    const auto spoken = [](const char *source) { return QCoreApplication::translate("HeaderStrip", source); };
    labelPrimary(primary, text,
        tip.isEmpty() ? spoken(QT_TRANSLATE_NOOP("HeaderStrip", "Do the next step (Ctrl+Enter)"))
                      : spoken(QT_TRANSLATE_NOOP("HeaderStrip", "%1 (Ctrl+Enter)")).arg(tip));
    const bool hidden = primary.isHidden();
    primary.setVisible(!text.isEmpty());
    if (hidden)
        tellNextStep(primary);
    setRole(&primary, bright ? "primary" : "secondary");
}

} // namespace dossier
