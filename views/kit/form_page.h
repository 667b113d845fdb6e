#pragma once

#include <QWidget>

#include <functional>
#include <initializer_list>

class QBoxLayout;

namespace dossier
{

class FlowingArea;
class PageHeader;

/// A page with a form: a header, and below it cards in two columns, or in one where the window is narrow.
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
    /// Sets the texts that are not parts, now and after each change of language.
    void keepTexts(const std::function<void()> &set);
    /// Scrolls a form that is reset to its top.
    void showTop();
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Chooses the number of columns: a larger font needs more room, just as a narrower window leaves less.
    void fitColumns();

    PageHeader *m_header;
    FlowingArea *m_area;
    QBoxLayout *m_columns = nullptr;
    std::function<void()> m_setTexts;
};

} // namespace dossier
