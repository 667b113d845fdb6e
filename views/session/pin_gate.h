#pragma once

#include "views/kit/part.h"

#include <QDeadlineTimer>

#include <functional>
#include <map>

namespace dossier
{

/// PINs that open covered screens, until Dossier ends. They keep out who passes by, not who has the file.
class PinGate
{
public:
    /// Wrong PINs in a row after which the next one has to wait.
    static constexpr int maxWrong = 5;
    static constexpr int waitSeconds = 30;

    /// `changed` shows the parts again, and focuses the part with that key.
    explicit PinGate(std::function<void(const QString &focused)> changed);
    ~PinGate();
    Q_DISABLE_COPY_MOVE(PinGate)

    /// True when a seat's screen opens with a PIN alone.
    [[nodiscard]] bool has(const QString &seat) const { return m_pins.contains(seat); }

    /// Key of the field in which the PIN is typed.
    static constexpr QLatin1String field{"pin"};

    /// The button `opener`, which runs `open`; with a PIN only once that is typed. Below it the PIN can be set or
    /// removed.
    Part parts(const QString &seat, Part opener, const std::function<void()> &open, bool isCentered = false);

    /// Forgets what was typed: the screen is covered anew.
    void clear();

    /// Forgets all PINs, unless that is the session that they are of.
    void keepFor(const QByteArray &session);

private:
    void forget();
    void set(const QString &pin);
    bool opens();
    void remove();
    [[nodiscard]] Part typed(QLatin1String key, const QString &name, const std::function<void()> &done);

    struct Pin
    {
        QString text{};
        int wrong = 0;
        QDeadlineTimer wait{};
    };

    std::function<void(const QString &focused)> m_changed;
    std::map<QString, Pin> m_pins;
    QByteArray m_session;
    /// The seat whose screen is covered, and what is typed for it.
    QString m_seat;
    QString m_typed;
    QString m_answer;
    bool m_isSetting = false;
    /// Another version empties the field.
    int m_version = 0;
};

} // namespace dossier
