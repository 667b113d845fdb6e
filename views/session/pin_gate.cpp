#include "views/session/pin_gate.h"

#include "views/kit/screen.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct PinWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PinGate)
};

constexpr int maxLength = 20;
constexpr int fieldCharacters = 14;

} // namespace

PinGate::PinGate(std::function<Screen *()> screen)
    : m_screen(std::move(screen))
{
}

Part PinGate::typingField(const QString &key, const QString &name, const std::function<void()> &done)
{
    const auto enter = [this](const QVariant &typed)
    {
        const bool wasEmpty = m_typed.isEmpty();
        m_typed = typed.toString();
        m_answer.clear();
        if (wasEmpty != m_typed.isEmpty())
            show({});
    };
    return dossier::field(key, name, m_typed, enter)
        .with(&Field::placeholder, name)
        .with(&Field::max, maxLength)
        .with(&Field::characters, fieldCharacters)
        .withTip(PinWords::tr("Digits or letters; nobody else sees them"))
        .with(&Field::hidesText, true)
        .with(&Field::version, m_version)
        .with(&Field::activated, Action<int>([done](int /*row*/) { done(); }));
}

Part PinGate::parts(const QString &seat, Part opener, const std::function<void()> &open, bool isCentered)
{
    if (std::exchange(m_seat, seat) != seat)
        clear();
    const QString first = PinWords::tr("Type the PIN first");
    const QString about = PinWords::tr(
        "Until Dossier ends, this screen opens with the PIN alone. That keeps out who passes by, not who has the file "
        "or starts Dossier again.");
    const bool isEmpty = m_typed.isEmpty();
    const bool isGuarded = has(seat);
    const auto line = [isCentered](Parts parts)
    {
        if (isCentered)
            parts.insert(parts.begin(), stretch());
        parts.push_back(stretch());
        return row(std::move(parts));
    };
    const auto openTyped = [this, open]
    {
        if (tryTyped())
            open();
    };
    const auto setTyped = [this] { set(); };
    const auto beginSetting = [this]
    {
        m_isSetting = true;
        show(QStringLiteral("newPin"));
    };
    Part opening = isGuarded ? std::move(opener).with(&Button::pressed, Action<>(openTyped)).disabledIf(isEmpty, first)
                             : std::move(opener).with(&Button::pressed, Action<>(open));
    Parts inside{isGuarded ? line({typingField(field, PinWords::tr("PIN"), openTyped), std::move(opening)})
                           : line({std::move(opening)}),
        line({text(m_answer, Role::Strong)
                .keyed(QStringLiteral("pinAnswer"))
                .with(&Part::announcement, m_answer)
                .when(!m_answer.isEmpty())}),
        line({button(PinWords::tr("Remove the PIN"), "offer", [this] { remove(); })
                  .keyed(QStringLiteral("removePin"))
                  .withTip(PinWords::tr("The screen opens without a PIN again"))
                  .disabledIf(isEmpty, first)
                  .when(isGuarded),
            button(PinWords::tr("Set a PIN…"), "offer", beginSetting)
                .keyed(QStringLiteral("offerPin"))
                .withTip(about)
                .when(!isGuarded && !m_isSetting)})};
    if (m_isSetting)
    {
        inside.push_back(line({typingField(QStringLiteral("newPin"), PinWords::tr("New PIN"), setTyped),
            button(PinWords::tr("Set the PIN"), "secondary", setTyped)
                .keyed(QStringLiteral("setPin"))
                .withTip(about)
                .disabledIf(isEmpty, first)}));
        inside.push_back(text(about, Role::Dim).wrapping());
    }
    return column(std::move(inside)).spaced(8);
}

void PinGate::set()
{
    if (m_typed.isEmpty())
        return;
    m_pins[{m_session, m_seat}] = {m_typed};
    clear();
    answer(PinWords::tr("The PIN is set."), field);
}

/// Returns true for the right PIN. An empty one is no try: a key that was meant for the page before opens nothing.
bool PinGate::tryTyped()
{
    const auto found = m_pins.find({m_session, m_seat});
    if (found == m_pins.end() || m_typed.isEmpty())
        return false;
    Pin &pin = found->second;
    if (pin.wrong >= maxWrong && !pin.wait.hasExpired())
    {
        answer(PinWords::tr("Too many wrong PINs: wait %n second(s).", nullptr,
                   static_cast<int>((pin.wait.remainingTime() + 999) / 1000)),
            field);
        return false;
    }
    const bool isRight = m_typed == pin.text;
    clear();
    if (isRight)
    {
        pin.wrong = 0;
        return true;
    }
    ++pin.wrong;
    pin.wait = QDeadlineTimer(waitSeconds * 1000);
    answer(PinWords::tr("This is not the PIN."), field);
    return false;
}

void PinGate::remove()
{
    if (!tryTyped())
        return;
    m_pins.erase({m_session, m_seat});
    answer(PinWords::tr("The PIN is removed."), QStringLiteral("offerPin"));
}

void PinGate::answer(const QString &text, const QString &focused)
{
    m_answer = text;
    show(focused);
}

void PinGate::show(const QString &focused)
{
    Screen *screen = m_screen();
    if (screen == nullptr)
        return;
    screen->renderAgain();
    if (!focused.isEmpty())
        screen->focus(focused);
}

void PinGate::focusField()
{
    if (Screen *screen = m_screen(); screen != nullptr && has(m_seat))
        screen->focus(field);
}

void PinGate::clear()
{
    m_typed.clear();
    m_answer.clear();
    m_isSetting = false;
    ++m_version;
}

void PinGate::setSession(const QByteArray &session)
{
    m_session = session;
    if (session.isEmpty())
        std::erase_if(m_pins, [](const auto &pin) { return pin.first.first.isEmpty(); });
    clear();
}

} // namespace dossier
