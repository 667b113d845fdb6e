#pragma once

#include "views/kit/preferences.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace dossier
{

/// Watches for what calls for the curtain without anybody asking: nobody touches anything for a while, a screen
/// vanishes, another program comes to the front.
class Curtain : public QObject
{
    Q_OBJECT

public:
    /// Needs a QApplication.
    Curtain();

    void wear(const Preferences &preferences);

    /// How long nobody may touch anything; zero for as long as they like.
    void setIdleLimit(std::chrono::milliseconds limit);

signals:
    /// The curtain is to fall now.
    void due();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTimer m_idle;
    bool m_onFocusLoss = false;
};

} // namespace dossier
