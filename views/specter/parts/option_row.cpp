#include "views/specter/parts/option_row.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QPushButton>

namespace dossier
{

OptionRow::OptionRow(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(this);
}

void OptionRow::setHead(QWidget *head)
{
    layout()->addWidget(head);
}

void OptionRow::setCaption(const QString &caption)
{
    m_caption = caption;
    setAccessibleName(caption);
}

void OptionRow::render(const QList<Option> &options, qsizetype lit)
{
    while (m_buttons.size() < options.size())
    {
        QPushButton *button = newButton("offer", {}, this);
        button->setCheckable(true);
        layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this,
            [this, index = m_buttons.size()]
            {
                // What is lit, who shows the options says.
                m_buttons.at(index)->setChecked(true);
                emit chosen(index);
            });
        m_buttons << button;
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
    {
        m_buttons.at(i)->setVisible(i < options.size());
        m_buttons.at(i)->setChecked(i == lit);
        if (i >= options.size())
            continue;
        const Option &option = options.at(i);
        label(m_buttons.at(i), option.text, option.tip.isEmpty() ? option.text : option.tip);
        if (!m_caption.isEmpty())
            m_buttons.at(i)->setAccessibleName(tr("%1: %2", "a caption, an option").arg(m_caption, option.text));
    }
    setVisible(!options.isEmpty());
    updateGeometry();
}

Part optionRow(const QString &caption, Parts head, const QList<OptionRow::Option> &options, qsizetype lit,
    const Action<qsizetype> &chosen)
{
    Parts all = std::move(head);
    for (qsizetype i = 0; i < options.size(); ++i)
    {
        const auto &[words, tip] = options.at(i);
        const QString name
            = caption.isEmpty() ? words : OptionRow::tr("%1: %2", "a caption, an option").arg(caption, words);
        all.push_back(toggle(words, "offer", i == lit, [chosen, i] { chosen.run(i); })
                .named(name)
                .withTip(tip.isEmpty() ? words : tip));
    }
    return flow(std::move(all)).spaced(6).named(caption).when(!options.isEmpty());
}

} // namespace dossier
