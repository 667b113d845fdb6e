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

/// A part that is shown, and its widget. It outlives the widget, which may get events after the part is gone.
class PartNode : public QObject, public std::enable_shared_from_this<PartNode>
{
public:
    Part part{};
    /// Null until the part is shown, and for a stretch.
    QWidget *widget = nullptr;
    /// Of the parts inside.
    QLayout *layout = nullptr;
    std::vector<std::shared_ptr<PartNode>> inside{};
    /// The theme that it was shown in.
    const Theme *theme = nullptr;
    /// Of a strip: its parts are being fitted.
    bool isFitting = false;

    /// Sets what the widget shows, after creating it if there is none. Parts inside have nodes of their own.
    void apply(const Part &before, QWidget *parent, const Theme &now);

    /// True if there is something to see of it: a box in which nothing is shown takes no room.
    [[nodiscard]] bool isSeen() const;

    /// Shows and hides the widgets inside and puts them into the layout in their order; false if they are in it
    /// already.
    bool arrange();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void describe();
    void reserve();
    [[nodiscard]] bool pressKey(const QKeyEvent &key) const;
    void reportFocus(const QFocusEvent &event) const;
    bool drop(QEvent &event) const;
    void drag() const;

    /// The widgets inside as they are in the layout, with stretch and alignment.
    std::vector<std::tuple<QWidget *, int, Qt::Alignment>> m_order;
    QPoint m_pressedAt;
};

/// True if the widget of a part belongs to somebody else.
bool isLent(const Part &part);

/// Whether the widget of a part can show another one, too.
bool isShownBySameWidget(const Part &part, const Part &next);

} // namespace dossier
