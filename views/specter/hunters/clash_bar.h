#pragma once

#include "model/specter/seen/reasons.h"
#include "views/specter/asks/ask.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

/// Says which facts cannot all be true, and leads to each of them.
class ClashBar : public QFrame
{
    Q_OBJECT

public:
    explicit ClashBar(QWidget *parent);

    /// Hidden where no facts clash.
    void render(const SeenSpecter &view, specter::Agent agent, const std::vector<specter::FactPlace> &facts);

signals:
    /// The fact is to be put right.
    void mendAsked(const dossier::specter::FactPlace &fact);

private:
    std::vector<specter::FactPlace> m_facts;
    QLabel *m_headline;
    QGridLayout *m_grid;
    QList<std::pair<QLabel *, QPushButton *>> m_rows;
};

} // namespace dossier
