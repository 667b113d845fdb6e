#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace dossier
{

/// What stands in the window while the curtain is down: nothing but how to lift it.
class CurtainPage : public QWidget
{
    Q_OBJECT

public:
    explicit CurtainPage(QWidget *parent);

signals:
    void liftAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_lift;
};

} // namespace dossier
