#pragma once

#include <QObject>

namespace dossier
{

class FlowingArea;
class InferencePanel;

/// Gives the reason of a space what all else leaves of the right column: the public facts keep their lines. Where the
/// column holds what people do, too, it scrolls anyway.
class ReasonRoom : public QObject
{
    Q_OBJECT

public:
    ReasonRoom(FlowingArea &column, InferencePanel &reason, const QWidget &whatIsDone, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void share();

    FlowingArea &m_column;
    InferencePanel &m_reason;
    const QWidget &m_whatIsDone;
};

} // namespace dossier
