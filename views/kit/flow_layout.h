#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace dossier
{

/// Lays widgets out one after another in as many lines as the width needs, like words in a paragraph. It has no
/// margins.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    /// `gap`: pixels between two widgets and between two lines.
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 6);
    ~FlowLayout() override;
    Q_DISABLE_COPY_MOVE(FlowLayout)

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the height that the items take; also places them if `place` is set.
    int flow(const QRect &rect, bool place) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace dossier
