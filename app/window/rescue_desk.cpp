#include "app/window/rescue_desk.h"

#include "app/play/game_wording.h"
#include "views/window/main_window.h"

#include <utility>

namespace dossier
{

RescueDesk::RescueDesk(MainWindow &window, QString copies, std::function<QString(const QString &id)> nameOf)
    : m_window(window)
    , m_copies(std::move(copies))
    , m_nameOf(std::move(nameOf))
    , m_page([this] { return made(); })
{
}

/// It takes the focus itself: a key that was on its way to the page before presses nothing here.
Screen *RescueDesk::made()
{
    auto *page = new Screen(nullptr);
    page->setObjectName(QStringLiteral("RescuePage"));
    page->setFocusPolicy(Qt::StrongFocus);
    m_window.placePage(page);
    return page;
}

RescueActions RescueDesk::actions()
{
    const auto restore = [this](const QString &copy)
    {
        for (const storage::KeptCopy &one : std::as_const(m_rescues.copies))
            if (one.path == copy)
                return finishRescue(restoreCopy(one, m_why.file));
    };
    return {[this] { finishRescue(rescueRest(m_why.file)); }, restore, [this] { m_window.goBack(); }};
}

void RescueDesk::show(const storage::StorageError &why)
{
    m_why = why;
    m_rescues = rescuesOf(why, m_copies);
    m_page.get()->render({}, [this](const Theme & /*theme*/) { return rescuePage(file(), actions()); });
    m_window.lookInto(m_page.get());
}

OfferedCopy RescueDesk::offered(const storage::KeptCopy &copy) const
{
    return {copy.path, copy.day, QDateTime::fromMSecsSinceEpoch(copy.last.milliseconds), static_cast<int>(copy.entries),
        m_nameOf(copy.game), copy.problem ? wording::reason(*copy.problem) : QString()};
}

UnopenedFile RescueDesk::file() const
{
    UnopenedFile file{.path = m_why.file, .problem = wording::reason(m_why)};
    if (m_rescues.rest)
        file.rest = offered(*m_rescues.rest);
    for (const storage::KeptCopy &copy : m_rescues.copies)
        file.copies.push_back(offered(copy));
    return file;
}

void RescueDesk::finishRescue(const storage::Stored<Rescued> &rescued)
{
    if (rescued)
        emit restored(*rescued);
    else
        m_window.showMessageBy([error = rescued.error()] { return wording::sentence(error); });
}

} // namespace dossier
