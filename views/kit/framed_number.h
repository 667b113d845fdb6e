#pragma once

#include <QFocusEvent>
#include <QLineEdit>
#include <QSpinBox>
#include <QString>

#include <utility>

namespace dossier
{

/// Selects the number in a spin box on a click, as the tab key does: typing then replaces it.
class SelectedByClick : public QObject
{
public:
    explicit SelectedByClick(QSpinBox &box)
        : QObject(&box)
        , m_box(box)
        , m_line(box.findChild<QLineEdit *>())
    {
        box.installEventFilter(this);
        m_line->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == &m_box && event->type() == QEvent::FocusIn)
            m_comes = static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason;
        // The press has placed the cursor before this.
        if (watched == m_line && event->type() == QEvent::MouseButtonRelease && std::exchange(m_comes, false)
            && !m_line->hasSelectedText())
            m_box.selectAll();
        return false;
    }

private:
    QSpinBox &m_box;
    QLineEdit *m_line;
    bool m_comes = false;
};

inline void selectByClick(QSpinBox &box)
{
    new SelectedByClick(box);
}

/// Creates a spin box for a number within those bounds.
inline QSpinBox *newNumber(int min, int max, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(min, max);
    selectByClick(*box);
    return box;
}

/// Puts words around the number of a spin box: the text before and after the `%1` of one translated text.
inline void writeAround(QSpinBox *box, const QString &words)
{
    const QString number = QStringLiteral("%1");
    box->setPrefix(words.section(number, 0, 0));
    box->setSuffix(words.section(number, 1));
}

/// Returns the words alone, for screen readers, which say the number as the value.
inline QString wordsAround(const QString &words)
{
    return words.section(QStringLiteral("%1"), 0, 0).trimmed() + words.section(QStringLiteral("%1"), 1).trimmed();
}

} // namespace dossier
