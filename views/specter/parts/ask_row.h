#pragma once

#include "views/specter/asks/ask.h"

#include <QList>
#include <QWidget>

#include <vector>

class QPushButton;

namespace dossier
{

/// Something that can be asked for, and what its button says.
struct AskOffer
{
    SpecterAsk ask;
    QString text{};
    QString tip{};
};

/// What can be asked for as buttons in lines.
class AskRow : public QWidget
{
    Q_OBJECT

public:
    explicit AskRow(QWidget *parent);

    void render(std::vector<AskOffer> offers);

signals:
    void commandGiven(const dossier::SpecterAsk &command);

private:
    std::vector<AskOffer> m_offers;
    QList<QPushButton *> m_buttons;
};

} // namespace dossier
