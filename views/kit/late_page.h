#pragma once

#include <QPointer>

#include <functional>
#include <utility>

namespace dossier
{

/// A page that is made when it is first asked for: to make every page at once would keep the first window waiting.
template <typename Page>
class LatePage
{
public:
    /// `make` makes the page, gives it a parent, and listens to it.
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

    /// The page if somebody has asked for it, or null.
    [[nodiscard]] Page *made() const { return m_page; }

    /// Lets the page go once nothing that is being done comes from it. Who asks again gets a new one.
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
