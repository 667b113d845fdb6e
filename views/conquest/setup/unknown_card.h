#pragma once

#include "views/conquest/setup/wish.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class OptionalNumber;
class SheetForm;

/// What is printed in the box, not known to the pack, and needed to begin: the objective's numbers and the sheet of the
/// resistance. It is hidden where everything is known.
class ConquestUnknownCard : public QFrame
{
    Q_OBJECT

public:
    explicit ConquestUnknownCard(QWidget *parent);

    void render(const conquest::Pack &pack, const ConquestWish &wish);

signals:
    void wished(const dossier::ConquestWish &wish);

protected:
    void changeEvent(QEvent *event) override;

private:
    void take();
    void retranslate();

    ConquestWish m_wish;
    QLabel *m_caption;
    QLabel *m_about;
    QWidget *m_objective;
    QLabel *m_objectiveLabel;
    OptionalNumber *m_resistance;
    OptionalNumber *m_population;
    SheetForm *m_sheet;
};

} // namespace dossier
