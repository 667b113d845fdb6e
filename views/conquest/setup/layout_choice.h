#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace dossier
{

/// How the sections lie around that of the objective, picked from a list; a layout that was dragged is one of it.
class LayoutChoice : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutChoice(QWidget *parent = nullptr);

    /// The layouts as places; an empty one says that nobody knows. `chosen` is added where it is not one of them.
    void render(const std::vector<std::vector<int>> &layouts, const std::vector<int> &chosen);

signals:
    void layoutChosen(const std::vector<int> &places);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void nameLayouts();

    QLabel *m_label;
    QComboBox *m_list;
    std::vector<std::vector<int>> m_layouts;
};

} // namespace dossier
