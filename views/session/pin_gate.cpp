#include "views/session/pin_gate.h"

#include <QCoreApplication>

#include <utility>

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

void overwrite(QString &text)
{
    text.fill(u'\0');
    text.clear();
}

} // namespace

PinGate::PinGate(std::function<void(const QString &focused)> changed)
    : m_changed(std::move(changed))
{
}

PinGate::~PinGate()
{
    forget();
}

Part PinGate::typed(QLatin1String key, const QString &name, const std::function<void()> &done)
{
    const auto type = [this](const QVariant &typed)
    {
        const bool wasEmpty = m_typed.isEmpty();
        m_typed = typed.toString();
        m_answer.clear();
        if (wasEmpty != m_typed.isEmpty())
            m_changed({});
    };
    return dossier::field(QString(key), name, m_typed, type)
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
    // A key that was meant for the page before opens nothing.
    const auto go = [this, open]
    {
        if (!m_typed.isEmpty() && opens())
            open();
    };
    const auto keep = [this] { set(m_typed); };
    const auto offer = [this]
    {
        m_isSetting = true;
        m_changed(QStringLiteral("newPin"));
    };
    Part opening = isGuarded ? std::move(opener).with(&Button::pressed, Action<>(go)).disabledIf(isEmpty, first)
                             : std::move(opener).with(&Button::pressed, Action<>(open));
    Parts inside{
        isGuarded ? line({typed(field, PinWords::tr("PIN"), go), std::move(opening)}) : line({std::move(opening)}),
        line({text(m_answer, Role::Strong)
                .keyed(QStringLiteral("pinAnswer"))
                .with(&Part::announcement, m_answer)
                .when(!m_answer.isEmpty())}),
        line({button(PinWords::tr("Remove the PIN"), "offer", [this] { remove(); })
                  .keyed(QStringLiteral("removePin"))
                  .withTip(PinWords::tr("The screen opens without a PIN again"))
                  .disabledIf(isEmpty, first)
                  .when(isGuarded),
            button(PinWords::tr("Set a PIN…"), "offer", offer)
                .keyed(QStringLiteral("offerPin"))
                .withTip(about)
                .when(!isGuarded && !m_isSetting)})};
    if (m_isSetting)
    {
        inside.push_back(line({typed(QLatin1String("newPin"), PinWords::tr("New PIN"), keep),
            button(PinWords::tr("Set the PIN"), "secondary", keep)
                .keyed(QStringLiteral("setPin"))
                .withTip(about)
                .disabledIf(isEmpty, first)}));
        inside.push_back(text(about, Role::Dim).wrapping());
    }
    return column(std::move(inside)).spaced(8);
}

void PinGate::set(const QString &pin)
{
    if (pin.isEmpty())
        return;
    m_pins[m_seat] = {pin};
    clear();
    m_answer = PinWords::tr("The PIN is set.");
    m_changed(field);
}

bool PinGate::opens()
{
    const auto found = m_pins.find(m_seat);
    if (found == m_pins.end())
        return true;
    Pin &pin = found->second;
    if (pin.wrong >= maxWrong && !pin.wait.hasExpired())
    {
        m_answer = PinWords::tr("Too many wrong PINs: wait %n second(s).", nullptr,
            static_cast<int>((pin.wait.remainingTime() + 999) / 1000));
        m_changed(field);
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
    m_answer = PinWords::tr("This is not the PIN.");
    m_changed(field);
    return false;
}

void PinGate::remove()
{
    if (!opens())
        return;
    overwrite(m_pins[m_seat].text);
    m_pins.erase(m_seat);
    m_answer = PinWords::tr("The PIN is removed.");
    m_changed(QStringLiteral("offerPin"));
}

void PinGate::clear()
{
    overwrite(m_typed);
    m_answer.clear();
    m_isSetting = false;
    ++m_version;
}

/// A session without a file has no name: none is the same again.
void PinGate::keepFor(const QByteArray &session)
{
    if (std::exchange(m_session, session) != session || session.isEmpty())
        forget();
}

void PinGate::forget()
{
    for (auto &[seat, pin] : m_pins)
        overwrite(pin.text);
    m_pins.clear();
    clear();
}

} // namespace dossier
