#pragma once

#include <QWidget>

#include <functional>
#include <initializer_list>

class QBoxLayout;

namespace dossier
{

class FlowingArea;
class PageHeader;

/// A page to be filled in: a header, and below it cards in two columns, or in one where the window is narrow.
class FormPage : public QWidget
{
    Q_OBJECT

public:
    explicit FormPage(QWidget *parent);

protected:
    /// Pixels between two cards of a column.
    static constexpr int cardGap = 20;
    using Cards = std::initializer_list<QWidget *>;

    [[nodiscard]] PageHeader *header() const { return m_header; }

    void layOut(Cards left, Cards right);
    /// Sets the texts of what is no part: now, and in each other language.
    void keepTexts(const std::function<void()> &set);
    /// A form that begins anew is read from its top.
    void showTop();
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Larger letters need more room, as a narrower window leaves less.
    void fitColumns();

    PageHeader *m_header;
    FlowingArea *m_area;
    QBoxLayout *m_columns = nullptr;
    std::function<void()> m_setTexts;
};

} // namespace dossier
