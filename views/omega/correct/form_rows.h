#pragma once

#include <QObject>
#include <QWidgetList>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace dossier
{

class FlowLayout;

/// What a form over the board is made of.
struct FormParts
{
    /// What it is for, which stands first.
    QComboBox *kind = nullptr;
    QWidgetList fields{};
    QLabel *hint = nullptr;
    /// Does what the form says.
    QPushButton *act = nullptr;
    QPushButton *close = nullptr;
};

/// Lays out a form: its fields one after the other, with the button that does it at their end. In a narrow form that
/// button stands at the top beside the one that closes it: it is in sight however many fields there are.
class FormRows : public QObject
{
    Q_OBJECT

public:
    FormRows(QWidget *form, FormParts parts);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void order();
    void fit();
    void arrange();

    QWidget *m_form;
    FormParts m_parts;
    QBoxLayout *m_head;
    QBoxLayout *m_row;
    FlowLayout *m_flow;
    bool m_narrow = false;
};

} // namespace dossier
