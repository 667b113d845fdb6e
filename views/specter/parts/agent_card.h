#pragma once

#include "views/specter/asks/ask.h"

#include <QFrame>

class QGridLayout;
class QLabel;

namespace dossier
{

/// What everybody knows of an agent: who he is, health, figure, last sighting, what he used and turned over.
class AgentCard : public QFrame
{
    Q_OBJECT

public:
    explicit AgentCard(QWidget *parent);

    void render(const specter::View &view, specter::Agent agent);

private:
    void setRow(int row, const QString &caption, const QString &text);

    QLabel *m_name;
    QGridLayout *m_grid;
    QList<std::pair<QLabel *, QLabel *>> m_rows;
};

/// The objectives as everybody knows them: "E9 ✓, J14, Q6"; where they are secret, those turned over.
QString objectivesText(const specter::PublicTable &table);

} // namespace dossier
