#pragma once

#include <QWidget>

class QButtonGroup;
class QLabel;

namespace dossier
{

/// A few radio buttons in a row under a caption; one of them is chosen.
class Choice : public QWidget
{
    Q_OBJECT

public:
    explicit Choice(int options, QWidget *parent = nullptr);

    void setCaption(const QString &caption);
    /// Sets an option's texts. The accessible name is the text unless `name` is given.
    void setOption(int option, const QString &text, const QString &tip, const QString &name = {});
    void setChosen(int option);
    [[nodiscard]] int chosen() const;

signals:
    /// The user chose this option.
    void optionChosen(int option);

private:
    QLabel *m_caption;
    QButtonGroup *m_buttons;
};

} // namespace dossier
