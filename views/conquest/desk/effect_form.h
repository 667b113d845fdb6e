#pragma once

#include "views/conquest/desk/ask.h"

#include <QWidget>

class QComboBox;
class QFormLayout;

namespace dossier
{

/// One thing that a card does or that is put right by hand, with a field for each of its members.
class EffectForm : public QWidget
{
    Q_OBJECT

public:
    explicit EffectForm(QWidget *parent);

    /// The table whose players, aliens, spaces and cards can be named.
    void render(const OpenConquest &table);

    /// Begins with that effect, its members filled in; with nothing where none is given and nothing may happen.
    void begin(const std::optional<conquest::Effect> &effect);

    /// Whose card or ability it is: what is chosen next is for that player, until people say otherwise.
    void setWhose(std::optional<conquest::Colour> player) { m_whose = player; }

    /// Whether nothing may happen: it is the first of the choices then.
    void allowNothing(bool allowed);

    /// What is chosen; nothing where nothing happens.
    [[nodiscard]] std::optional<conquest::Effect> effect() const
    {
        return m_nothing ? std::nullopt : std::optional(m_effect);
    }

    /// What the kinds of effects are called, in their order.
    [[nodiscard]] static QStringList kinds();

signals:
    /// Another kind was chosen.
    void kindChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    [[nodiscard]] conquest::Effect blankFor(std::size_t kind) const;

    OpenConquest m_table;
    conquest::Effect m_effect;
    std::optional<conquest::Colour> m_whose;
    bool m_mayBeNothing = false;
    bool m_nothing = false;
    QComboBox *m_kind;
    QWidget *m_fields;
    QFormLayout *m_rows;
};

} // namespace dossier
