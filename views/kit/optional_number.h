#pragma once

#include <QSpinBox>

#include <optional>

namespace dossier
{

/// A whole number from 0 up that may be unknown, which is shown as a dash.
class OptionalNumber : public QSpinBox
{
    Q_OBJECT

public:
    OptionalNumber(int max, QWidget *parent);

    void setNumber(std::optional<int> number);
    [[nodiscard]] std::optional<int> number() const;

    /// Sets the accessible name and the tool tip.
    void setTexts(const QString &name, const QString &tip);

signals:
    /// The user set another number, or none.
    void numberChosen();

protected:
    /// A digit typed beside the dash replaces it, like one typed over it.
    QValidator::State validate(QString &input, int &position) const override;
    /// The wheel scrolls the page unless the field has the focus.
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace dossier
