#pragma once

#include "views/kit/part.h"

#include <QList>
#include <QWidget>

class QPushButton;

namespace dossier
{

/// Options as buttons in lines, one of which is lit; which one is lit, who shows them says.
class OptionRow : public QWidget
{
    Q_OBJECT

public:
    /// A button's text and tip.
    struct Option
    {
        QString text{};
        QString tip{};
    };

    explicit OptionRow(QWidget *parent);

    /// Lit is an index, or -1.
    void render(const QList<Option> &options, qsizetype lit);

    /// What stands before the options, in the same lines.
    void setHead(QWidget *head);

    /// A caption that screen readers tell with every option.
    void setCaption(const QString &caption);

signals:
    void chosen(qsizetype option);

private:
    QString m_caption;
    QList<QPushButton *> m_buttons;
};

/// The same as a part, with what stands before the options.
Part optionRow(const QString &caption, Parts head, const QList<OptionRow::Option> &options, qsizetype lit,
    const Action<qsizetype> &chosen);

} // namespace dossier
