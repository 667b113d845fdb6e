#pragma once

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace dossier::test
{

/// A form over a board, found by its texts.
class OpenForm
{
public:
    explicit OpenForm(const QWidget &page, const char *name = "deskForm")
        : m_form(*page.findChild<QWidget *>(QLatin1String(name)))
    {
    }

    [[nodiscard]] QWidget &widget() const { return m_form; }

    [[nodiscard]] bool isVisible() const { return m_form.isVisible(); }

    /// The shown control with that accessible name; null when there is none.
    template <typename Control>
    [[nodiscard]] Control *field(const QString &name) const
    {
        for (Control *control : m_form.findChildren<Control *>())
            if (control->isVisible() && control->accessibleName() == name)
                return control;
        return nullptr;
    }

    void choose(const QString &list, const QString &option) const
    {
        auto *box = field<QComboBox>(list);
        if (box != nullptr && box->isEditable())
            box->setEditText(option);
        if (box != nullptr && box->findText(option, Qt::MatchStartsWith) >= 0)
            box->setCurrentIndex(box->findText(option, Qt::MatchStartsWith));
        QCoreApplication::sendPostedEvents();
    }

    /// Chooses a correction.
    template <typename Kind>
    void choose(Kind kind) const
    {
        choose(QStringLiteral("What to correct"), nameOf(kind));
    }

    void enter(const QString &number, int value) const
    {
        if (auto *box = field<QSpinBox>(number))
            box->setValue(value);
    }

    void type(const QString &line, const QString &text) const
    {
        if (auto *edit = field<QLineEdit>(line))
        {
            edit->selectAll();
            QTest::keyClicks(edit, text);
        }
    }

    [[nodiscard]] QPushButton *give() const { return m_form.findChild<QPushButton *>(QStringLiteral("give")); }

    void close() const { m_form.findChild<QPushButton *>(QStringLiteral("close"))->click(); }

    /// True when its button would submit something.
    [[nodiscard]] bool isComplete() const { return give() != nullptr && give()->isEnabled(); }

private:
    QWidget &m_form;
};

} // namespace dossier::test
