#pragma once

#include <QObject>

namespace dossier
{

class FlowingArea;
class KnownPanels;

/// Gives the reason of a space what all else leaves of the right column: the public facts keep their lines. Where the
/// column holds what people do, too, it scrolls anyway.
class ReasonRoom : public QObject
{
    Q_OBJECT

public:
    ReasonRoom(FlowingArea &column, KnownPanels &panels, const QWidget &whatIsDone, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void share();

    FlowingArea &m_column;
    KnownPanels &m_panels;
    const QWidget &m_whatIsDone;
};

} // namespace dossier
