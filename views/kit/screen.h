#pragma once

#include "views/kit/part.h"

#include <QWidget>

#include <memory>

namespace dossier
{

class PartNode;

/// Shows a part as widgets. A part that stays keeps its widget, and so its focus, caret, half-typed text and scroll
/// position; only what changed is set. Another language or theme makes the part anew by itself. It is named as its part
/// is, where that is a box.
class Screen : public QWidget
{
    Q_OBJECT

public:
    /// Makes the part in the language and theme of now.
    using Make = std::function<Part(const Theme &)>;

    explicit Screen(QWidget *parent);
    ~Screen() override;
    Q_DISABLE_COPY_MOVE(Screen)

    /// Shows what `make` gives from now on. `seat` names whose view it is made from: nothing that one seat saw or typed
    /// is reused for another.
    void render(const QString &seat, Make make);

    /// Makes the part anew: something else that it is made from has changed.
    void renderAgain() { refresh(); }

    /// Makes the part anew also when the width changes: it depends on `characters`.
    void followWidth() { m_followsWidth = true; }

    /// The average characters that it has room for in a line.
    [[nodiscard]] int characters() const;

    /// Gives the keyboard to the part with that key; false where none is shown.
    bool focus(const QString &key);

    /// Number of widgets created since the last call.
    int takeCreated() { return std::exchange(m_created, 0); }

protected:
    bool event(QEvent *event) override;

private:
    void refresh(bool announces = true);
    void clear();
    bool update(PartNode &node, Part next, QWidget *parent);
    bool place(PartNode &node, Parts parts);
    void orderTabs();

    Make m_make;
    QString m_seat;
    QString m_shownSeat;
    const Theme *m_theme;
    /// Holds the part that is shown.
    std::shared_ptr<PartNode> m_root;
    std::vector<std::shared_ptr<PartNode>> m_announced;
    int m_created = 0;
    bool m_isRendering = false;
    bool m_rendersAgain = false;
    bool m_isRearranged = false;
    bool m_followsWidth = false;
    bool m_announces = true;
};

} // namespace dossier
