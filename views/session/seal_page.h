#pragma once

#include "views/kit/game_face.h"
#include "views/kit/screen.h"

#include <QDateTime>
#include <QStringList>

namespace dossier
{

/// The menu entry with which games request this page.
inline constexpr QLatin1String sealAct("seal");
GameEntry sealEntry();

/// The seal of a session as everybody may see it.
struct ShownSeal
{
    /// The words of the last sealed step in each language of the program, with their numbers; empty while nothing is
    /// sealed.
    QStringList englishWords{};
    QStringList italianWords{};
    /// The time and the number of that step.
    QDateTime at{};
    int step = 0;
    /// Numbers of secrets that were shown: as sealed, otherwise than sealed, and not sealed before.
    int asSealed = 0;
    int differing = 0;
    int notSealed = 0;
    /// True when the file's seals do not follow from each other.
    bool isBroken = false;
    bool operator==(const ShownSeal &) const = default;
};

/// Returns the page: the twelve words to note, what they prove, and what became of the secrets shown so far.
Part sealPart(const ShownSeal &seal, const Action<> &goBack, const Action<QString> &copy);

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
