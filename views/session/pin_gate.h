#pragma once

#include "views/kit/part.h"

#include <QDeadlineTimer>

#include <functional>
#include <map>
#include <utility>

namespace dossier
{

class Screen;

/// PINs that open covered screens, until Dossier ends. They keep out who passes by, not who has the file.
class PinGate
{
public:
    /// Wrong PINs in a row after which the next one has to wait.
    static constexpr int maxWrong = 5;
    static constexpr int waitSeconds = 30;
    /// Key of the field in which the PIN is typed.
    static constexpr QLatin1String field{"pin"};

    /// `screen` returns the screen that shows the parts now, or null.
    explicit PinGate(std::function<Screen *()> screen);
    Q_DISABLE_COPY_MOVE(PinGate)

    /// True when a seat's screen opens with a PIN alone.
    [[nodiscard]] bool has(const QString &seat) const { return m_pins.contains({m_session, seat}); }

    /// The button `opener`, which runs `open`; with a PIN only once that is typed. Below it the PIN can be set or
    /// removed.
    Part parts(const QString &seat, Part opener, const std::function<void()> &open, bool isCentered = false);

    /// Focuses the field of the PIN, if one is needed.
    void focusField();

    /// Forgets what was typed: the screen is covered again.
    void clear();

    /// Applies the PINs of that session. A session without a name is never the same again, and has none.
    void setSession(const QByteArray &session);

private:
    struct Pin
    {
        QString text{};
        int wrong = 0;
        QDeadlineTimer wait{};
    };

    void set();
    bool tryTyped();
    void remove();
    void answer(const QString &text, const QString &focused);
    void show(const QString &focused);
    [[nodiscard]] Part typingField(const QString &key, const QString &name, const std::function<void()> &done);

    std::function<Screen *()> m_screen;
    /// By session and seat.
    std::map<std::pair<QByteArray, QString>, Pin> m_pins;
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
