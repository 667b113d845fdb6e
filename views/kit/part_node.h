#pragma once

#include "views/kit/part.h"

#include <QObject>
#include <QPoint>

#include <memory>

class QFocusEvent;
class QKeyEvent;
class QLayout;

namespace dossier
{

/// A shown part and its widget. It outlives the widget, which may get events after the part is removed.
class PartNode : public QObject, public std::enable_shared_from_this<PartNode>
{
public:
    Part part{};
    /// Null until the part is shown, and for a stretch.
    QWidget *widget = nullptr;
    /// Layout of the parts inside.
    QLayout *layout = nullptr;
    std::vector<std::shared_ptr<PartNode>> inside{};
    /// The theme that the part was last shown in.
    const Theme *theme = nullptr;
    /// True while the parts of a strip are being fitted.
    bool isFitting = false;

    /// Updates the widget, after creating it if there is none. Parts inside have nodes of their own.
    void apply(const Part &before, QWidget *parent, const Theme &now);

    /// True when something of the part is visible: a box without visible parts takes no room.
    [[nodiscard]] bool isSeen() const;

    /// Shows and hides the widgets inside and puts them into the layout in their order; false if nothing changed.
    bool arrange();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void describe();
    void reserve();
    void setBuddies() const;
    [[nodiscard]] bool pressKey(const QKeyEvent &key) const;
    void reportFocus(const QFocusEvent &event) const;
    bool drop(QEvent &event) const;
    void drag() const;

    /// Widgets inside as they are in the layout, with stretch and alignment.
    std::vector<std::tuple<QWidget *, int, Qt::Alignment>> m_order;
    QPoint m_pressedAt;
};

/// True when the widget of a part has another owner.
bool isLent(const Part &part);

/// True when the widget of a part can show another part, too.
bool isShownBySameWidget(const Part &part, const Part &next);

} // namespace dossier
