#pragma once

#include "app/conquest/own_box.h"
#include "views/conquest/owner/box_page.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace dossier
{

/// The owner's pages and the box that they fill: what is given there is on the disk before the page shows it.
class BoxDesk : public QObject
{
    Q_OBJECT

public:
    /// The box outlives the desk; dialogs stand above the window.
    BoxDesk(OwnBox &box, QWidget *window);
    ~BoxDesk() override;
    Q_DISABLE_COPY_MOVE(BoxDesk)

    /// The page, for a window to place and to own.
    [[nodiscard]] BoxPage *page() const { return m_page; }

    /// Shows the box where it was left. What it has beside its file was typed elsewhere: it is kept with the first
    /// value that is entered here, and not before.
    void show(const conquest::Pack &pack);

signals:
    /// Something was not done, or was done beside what was asked: what, in words.
    void failed(const QString &text);
    void noted(const QString &text);
    void leaveAsked();
    /// Another window changed the same value, in words: a person is to say which of the two stays.
    void disputed(
        const std::function<QString()> &text, const std::function<void()> &mine, const std::function<void()> &other);

private:
    void listen();
    void render();
    /// Keeps another box; false when it was not kept, which is told.
    bool keep(const conquest::Pack &pack);
    void askWhichStays(const conquest::Pack &mine);
    void tellNotWritten();
    /// The same, with what takes it back.
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
    /// The box as its file had it when the page was shown, or last written.
    conquest::Pack m_kept;
    /// The box before what can be taken back, and what that is, in the language that is spoken.
    std::optional<conquest::Pack> m_before;
    std::function<QString()> m_undo;
};

} // namespace dossier
