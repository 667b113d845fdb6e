#pragma once

#include "model/conquest/seen/commands.h"

#include <QWidget>

namespace dossier
{

/// What is printed on a card, a token or a race, field by field; what nobody knows is a dash.
class PrintedForm : public QWidget
{
    Q_OBJECT

public:
    explicit PrintedForm(QWidget *parent);

    /// Shows what is known; the fields are those of its kind.
    void begin(const conquest::Printed &printed);

    [[nodiscard]] const conquest::Printed &printed() const { return m_printed; }

    /// The name that is printed, without spaces around it.
    [[nodiscard]] QString name() const;

signals:
    /// A person changed a field.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    conquest::Printed m_printed;
    QWidget *m_fields = nullptr;
};

} // namespace dossier
