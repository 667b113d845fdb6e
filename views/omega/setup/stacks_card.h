#pragma once

#include "views/omega/asks/ask.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class StackList;

/// The stacks of the hidden rooms, for the overseer alone.
class StacksCard : public QFrame
{
    Q_OBJECT

public:
    explicit StacksCard(QWidget *parent);

    void render(const SeenView &view);

    [[nodiscard]] StackList *list() { return m_list; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    SeenView m_view;
    QLabel *m_caption;
    QLabel *m_secret;
    QLabel *m_hint;
    StackList *m_list;
};

} // namespace dossier
