#pragma once

#include "views/kit/game_face.h"
#include "views/kit/screen.h"
#include "views/session/public_part.h"

#include <QDateTime>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace dossier
{

/// The menu entry with which games request this page.
inline constexpr QLatin1String sealAct("seal");
GameEntry sealEntry();

/// Secrets that one step showed to everybody, held against their seals.
struct ShownSecrets
{
    enum class State : std::uint8_t
    {
        AsSealed,
        Differs,
        NotSealed,
    };

    /// The sentence that everybody read in the journal then; empty for a step that no line tells of.
    QString told{};
    State state = State::AsSealed;
    int count = 1;
    /// The number of the step.
    int step = 0;
    /// The last step that sealed one of them, and when; for those that are as sealed.
    int sealedWith = 0;
    QDateTime sealedAt{};
    bool operator==(const ShownSecrets &) const = default;
};

/// The seal of a session as everybody may see it.
struct ShownSeal
{
    /// The words of the last sealed step in each language of the program, with their numbers; empty while nothing is
    /// sealed.
    QStringList englishWords{};
    QStringList italianWords{};
    /// The text of the QR code: the whole seal, of which the words are the beginning.
    QString code{};
    /// The time and the number of that step.
    QDateTime at{};
    int step = 0;
    /// The secrets that were shown so far, the latest first.
    std::vector<ShownSecrets> shown{};
    /// True when the file's seals do not follow from each other.
    bool isBroken = false;
    bool operator==(const ShownSeal &) const = default;
};

/// Returns the page: the twelve words to note and their code, what they prove, and what became of the secrets shown so
/// far.
Part sealPart(const ShownSeal &seal, const Action<> &goBack, const Action<QString> &copy);

/// Shows the words and the code in the public window.
PublicPart publicSeal(const ShownSeal &seal);

/// Returns the words and the code on paper, in the current language; empty while nothing is sealed.
QString sealDocument(const ShownSeal &seal);
QString sealTitle();

/// Describes that paper among those that can be printed, and why it may be missing.
QString sealPaperTip();
QString sealAbsent();

/// Shows the seal of the open session. Nothing on it is secret.
class SealPage : public Screen
{
public:
    /// `left` is called when another page takes its place, or the window hides it.
    SealPage(Action<> goBack, Action<> left, QWidget *parent = nullptr);

    void present(const ShownSeal &seal);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    Action<> m_goBack;
    Action<> m_left;
};

} // namespace dossier
