#pragma once

#include "views/kit/draft.h"
#include "views/kit/screen.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace dossier
{

/// A part of a game, such as a colour or a commando, and its player; no name when nobody gave one.
struct PlayedPart
{
    QString part{};
    QString player{};
    bool operator==(const PlayedPart &) const = default;
};

struct PlayersActions
{
    /// Gets the names in the order of the parts, empty ones included.
    std::function<void(const QStringList &names)> keep{};
    /// The panel is closed.
    std::function<void()> closed{};
    /// A name was typed, or the typed names were kept.
    std::function<void()> draftChanged{};
};

/// The players of a game by their parts, as the people at the table change them: somebody leaves, another one takes a
/// part over, or all change places. Typed names that are not kept yet come back after a crash.
class PlayersPanel : public Screen
{
public:
    PlayersPanel(PlayersActions actions, QWidget *parent);

    void open(std::vector<PlayedPart> parts);

    /// Closes it; typed names that are not kept are dropped.
    void close();

    /// Another session is shown: nothing typed is kept.
    void forget();

    /// Returns the typed names that are not kept yet, and sets those that come back.
    [[nodiscard]] Draft draft() const { return m_typed; }

    void setDraft(const Draft &draft);

    /// True for a key of such a draft.
    [[nodiscard]] static bool isName(const QString &key);

private:
    [[nodiscard]] Part made();
    [[nodiscard]] QStringList names() const;
    void type(int row, const QString &name);
    void changePlaces();
    void keep();

    PlayersActions m_actions;
    std::vector<PlayedPart> m_parts;
    Draft m_typed;
    bool m_isOpen = false;
};

} // namespace dossier
