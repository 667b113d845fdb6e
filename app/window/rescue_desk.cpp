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

RescuePage *RescueDesk::made()
{
    auto *page = new RescuePage;
    m_window.placePage(page);
    connect(page, &RescuePage::backAsked, &m_window, &MainWindow::goBack);
    connect(page, &RescuePage::restOfFileRequested, this, [this] { goOn(rescueRest(m_why.file)); });
    connect(page, &RescuePage::copyRequested, this,
        [this](const QString &copy)
        {
            for (const storage::KeptCopy &one : std::as_const(m_rescues.copies))
                if (one.path == copy)
                    return goOn(restoreCopy(one, m_why.file));
        });
    return page;
}

void RescueDesk::show(const storage::StorageError &why)
{
    m_why = why;
    m_rescues = rescuesOf(why, m_copies);
    m_page.get()->render([this] { return file(); });
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

void RescueDesk::goOn(const storage::Stored<Rescued> &rescued)
{
    if (rescued)
        emit restored(*rescued);
    else
        m_window.tellBy([error = rescued.error()] { return wording::sentence(error); });
}

} // namespace dossier
