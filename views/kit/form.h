#pragma once

#include "views/kit/part.h"

#include <QVariantMap>

namespace dossier
{

/// Values entered in a form and not submitted yet, by the keys of their fields. Fields without an entry keep their
/// present value.
using Entered = QVariantMap;

/// A form as a value: its fields show the entered values, or else the present ones. Its button is enabled exactly when
/// nothing is missing.
struct Form
{
    Parts fields{};
    /// Lists have a caption before them; otherwise a list shows its name while nothing is chosen.
    bool isCaptioned = false;
    QString hint{};
    /// True if the entries were left without giving them.
    bool isUnsent = false;
    QString action{};
    QString actionTip{};
    /// Name of the missing entry; empty where none is missing.
    QString missing{};
    Action<> give{};
    Action<> close{};
    QString closeTip{};
    /// Buttons for further actions of the form.
    Parts extra{};
};

/// Makes the fields of a form in one pass. Each call adds a field and returns its present value, so that later fields
/// and the form's result follow from it. A field after a `thing` belongs to that thing: choosing another thing shows
/// the values of that one, and the entries for the first come back with it.
class FormBuilder
{
public:
    /// Runs with the key of a field and the entered value.
    using Change = std::function<void(const QString &key, const QVariant &value)>;

    FormBuilder(Entered entered, Change change);

    /// Stores the entries of the following fields below that name.
    void begin(const QString &part) { m_prefix = part; }

    /// The subject of the form: nothing is chosen until the user does, unless there is only one thing or the form was
    /// opened from one. Things that may come and go need ids, under which their entries are stored.
    std::optional<std::size_t> thing(const QString &key, const QString &name, const QStringList &things,
        std::optional<std::size_t> openedFrom = {}, const QStringList &ids = {});

    /// Makes the list that was added last searchable by typing.
    void makeSearchable();

    /// A text field with suggestions; surrounding spaces are removed.
    QString search(const QString &key, const QString &name, const QStringList &known, const QString &now = {});

    /// A list with one row chosen. Options that may come and go need ids.
    std::size_t choice(const QString &key, const QString &name, const QStringList &options, std::size_t now,
        const QStringList &ids = {});

    /// A number field; `around` replaces its caption, with `%1` for the number.
    int number(const QString &key, const QString &name, int now, int min, int max, const QString &around = {});

    /// A line of text; surrounding spaces are removed. The placeholder is its name.
    QString line(const QString &key, const QString &name, const QString &now = {});

    bool check(const QString &key, const QString &name, bool now);

    /// Declares that the field of that name has to be filled in first.
    void require(const QString &name)
    {
        if (m_unchosen.isEmpty())
            m_unchosen = name;
    }

    /// The key under which the entry of that field is stored.
    [[nodiscard]] QString keyOf(const QString &key) const { return m_prefix + key; }

    /// Name of the first thing that is not chosen yet, or required; empty where there is none.
    [[nodiscard]] QString unchosen() const { return m_unchosen; }

    [[nodiscard]] Parts takeFields() { return std::exchange(m_fields, {}); }

private:
    [[nodiscard]] QVariant valueOf(const QString &key, const QVariant &now) const;
    std::optional<std::size_t> addList(const QString &key, const QString &name, const QStringList &options,
        std::optional<std::size_t> now, const QStringList &ids);
    [[nodiscard]] Action<QVariant> entering(const QString &key) const;
    Field &add(const QString &key, const QString &name, const QVariant &value, Action<QVariant> entered);

    Entered m_entered;
    Change m_change;
    QString m_prefix;
    QString m_unchosen;
    Parts m_fields;
};

/// Returns the key of the first field in which nothing is chosen or typed yet, else of the first field.
QString firstOpenField(const Form &form);

/// Enters one of these options: in the first list without a choice that has one, else in the last list that has one.
/// Returns false where no list has any.
bool enterOption(const Form &form, const QStringList &options);

/// A form in a frame: its fields in as many lines as they need, with the button and the cross beside them.
Part formPart(const Form &form);

} // namespace dossier
