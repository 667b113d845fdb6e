#pragma once

#include "model/conquest/seen/commands.h"

#include <QWidget>

#include <map>

namespace dossier
{

/// What is printed on a card, a token or a race, field by field; what nobody knows is a dash.
class PrintedForm : public QWidget
{
    Q_OBJECT

public:
    explicit PrintedForm(QWidget *parent);

    /// Shows what is known; the fields are those of its kind. The name may be one that stays.
    void begin(const conquest::Printed &printed, bool nameStays = false);

    /// What is filled in; an ability of a race that nobody filled in is none.
    [[nodiscard]] conquest::Printed printed() const;

    /// The name that is printed, without spaces around it.
    [[nodiscard]] QString name() const;

    /// Where the keyboard goes: to the first value that is not known, or to the name where that is not known either; to
    /// the first field; to the first value that was not known when the form began; to the red text of an event.
    enum class Stop : std::uint8_t
    {
        Unknown,
        Top,
        Value,
        RedText,
    };

    /// Where there is no such field it stays.
    void takeFocus(Stop stop = Stop::Unknown);

signals:
    /// A person changed a field.
    void changed();
    /// A person is done with a field that he changed: he has left it, or chosen.
    void entered();
    /// Its fields were made anew, for another language.
    void made();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void widen();
    void speak();

    conquest::Printed m_printed;
    bool m_nameStays = false;
    QWidget *m_fields = nullptr;
    std::map<Stop, QWidget *> m_stops;
};

} // namespace dossier
