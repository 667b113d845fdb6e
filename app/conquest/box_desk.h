#pragma once

#include "app/conquest/own_box.h"
#include "views/conquest/owner/box_page.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace dossier
{

/// Connects the owner's pages with the box that they fill: a value entered there is on disk before the page shows it.
class BoxDesk : public QObject
{
    Q_OBJECT

public:
    /// The box outlives the desk; dialogs open over the window.
    BoxDesk(OwnBox &box, QWidget *window);
    ~BoxDesk() override;
    Q_DISABLE_COPY_MOVE(BoxDesk)

    /// The page, which a window places and owns.
    [[nodiscard]] BoxPage *page() const { return m_page; }

    /// Shows the box in its last state. Values that it has beyond its file were typed elsewhere: they are saved
    /// together with the first value entered here, and not before.
    void show(const conquest::Pack &pack);

signals:
    /// An action failed, or had a side effect; the text explains it.
    void failed(const QString &text);
    void noted(const QString &text);
    void leaveRequested();
    /// Another window changed the same value, in words: a person is to say which of the two stays.
    void disputed(
        const std::function<QString()> &text, const std::function<void()> &mine, const std::function<void()> &other);

private:
    void listen();
    void render();
    /// Saves another box. Returns false, after announcing it, when saving failed.
    bool keep(const conquest::Pack &pack);
    void askWhichStays(const conquest::Pack &mine);
    void tellNotWritten();
    /// Saves another box and remembers the action that undoes the change.
    void keepToUndo(const conquest::Pack &pack, const std::function<QString()> &undo);
    void give(const BoxEntry &entry, const conquest::Printed &card);
    void add(conquest::BoxPart part, const QString &name);
    void remove(const BoxEntry &entry);
    void undo();
    void takeFile();
    void copy();
    void putAside();

    OwnBox &m_box;
    QWidget *m_window;
    QPointer<BoxPage> m_page;
    conquest::Pack m_pack;
    /// The content of the file when the page was shown or the box last written.
    conquest::Pack m_kept;
    /// The box before the change that can be undone, and a description of that change in the current language.
    std::optional<conquest::Pack> m_before;
    std::function<QString()> m_undo;
};

} // namespace dossier
