#pragma once

#include "views/kit/part.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

/// The strip at the top of a page: the back button, if there is one, and at the right the actions.
class PageHeader : public QFrame
{
    Q_OBJECT

public:
    explicit PageHeader(QWidget *parent);

    void setTexts(const QString &title, const QString &about, const QString &backTip);
    void addButton(QPushButton *button);

    [[nodiscard]] QPushButton *back() const { return m_back; }

signals:
    void backRequested();

private:
    QPushButton *m_back;
    QLabel *m_title;
    QLabel *m_about;
    QHBoxLayout *m_row;
};

/// Returns the strip as a part.
Part pageHeader(
    const QString &title, const QString &about, const QString &backTip, Action<> goBack, Parts buttons = {});

/// Returns a page with cards in two columns, or in one where the window has few characters in a line.
Part formPage(Part header, Parts left, Parts right, int characters);

} // namespace dossier
