#pragma once

#include <QPointer>

#include <functional>
#include <utility>

namespace dossier
{

/// A page that is made on first use: making every page at once would delay the first window.
template <typename Page>
class LatePage
{
public:
    /// `make` makes the page, gives it a parent, and connects to it.
    explicit LatePage(std::function<Page *()> make)
        : m_make(std::move(make))
    {
    }

    [[nodiscard]] Page *get()
    {
        if (m_page == nullptr)
            m_page = m_make();
        return m_page;
    }

    /// The page, or null if it has not been needed yet.
    [[nodiscard]] Page *made() const { return m_page; }

    /// Deletes the page once none of its events is being handled. The next use makes a new one.
    void drop()
    {
        if (m_page != nullptr)
            m_page->deleteLater();
        m_page = nullptr;
    }

private:
    std::function<Page *()> m_make;
    QPointer<Page> m_page;
};

} // namespace dossier
