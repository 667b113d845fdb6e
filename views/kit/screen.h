#pragma once

#include "views/kit/part.h"

#include <QWidget>

#include <memory>

namespace dossier
{

class PartNode;

/// Shows a part as widgets. A part that stays keeps its widget, and so its focus, caret, half-typed text and scroll
/// position; only differences are set. A change of language or theme renders again automatically. The screen has the
/// accessible name of its part, where that is a box.
class Screen : public QWidget
{
    Q_OBJECT

public:
    /// Makes the part in the current language and theme.
    using Make = std::function<Part(const Theme &)>;

    explicit Screen(QWidget *parent);
    ~Screen() override;
    Q_DISABLE_COPY_MOVE(Screen)

    /// Shows the result of `make` from now on. `seat` names the seat whose view it is made from: nothing that one seat
    /// saw or typed is reused for another.
    void render(const QString &seat, Make make);

    /// Renders again, because something else that the part is made from has changed.
    void renderAgain() { refresh(); }

    /// Renders again also when the width changes: the part depends on `characters`.
    void followWidth() { m_followsWidth = true; }

    /// Average characters that fit in a line.
    [[nodiscard]] int characters() const;

    /// Focuses the part with that key; false where none is shown.
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
    /// Owns the part that is shown.
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
