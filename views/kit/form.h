#pragma once

#include "views/kit/part.h"

#include <QVariantMap>

namespace dossier
{

/// Values that were entered in a form and not given yet, by the keys of their fields. What was not entered stands.
using Entered = QVariantMap;

/// A form as a value: its fields show what was entered, or else what stands. Its button is enabled exactly when nothing
/// is missing.
struct Form
{
    Parts fields{};
    /// Lists have their names before them; else a list shows its name while nothing is chosen.
    bool isCaptioned = false;
    QString hint{};
    QString action{};
    QString actionTip{};
    /// Names the entry that is missing; empty where none is.
    QString missing{};
    Action<> give{};
    Action<> close{};
    QString closeTip{};
    /// Buttons for what else can be done with it.
    Parts extra{};
};

/// Makes the fields of a form in one pass. Each call adds a field and returns what is in it now, so that later fields
/// and what the form gives follow from it. A field that comes after a thing belongs to that thing: choosing another
/// thing shows what stands for that one, and what was entered for the first comes back with it.
class FormBuilder
{
public:
    /// Runs with the key of a field and what a person entered there.
    using Change = std::function<void(const QString &key, const QVariant &value)>;

    FormBuilder(Entered entered, Change change);

    /// The entries of the fields that follow are stored below that name.
    void begin(const QString &part) { m_prefix = part; }

    /// The subject of the form: nothing is chosen until a person does, unless there is but one thing or it was opened
    /// from one. Things that may come and go need ids, which stand for them in what was entered.
    std::optional<std::size_t> thing(const QString &key, const QString &name, const QStringList &things,
        std::optional<std::size_t> openedFrom = {}, const QStringList &ids = {});

    /// The list that was added last is searched by typing.
    void makeSearchable();

    /// A text of which the list knows some, without spaces around it.
    QString search(const QString &key, const QString &name, const QStringList &known, const QString &now = {});

    /// A row of a list, of which one stands. Options that may come and go need ids.
    std::size_t choice(const QString &key, const QString &name, const QStringList &options, std::size_t now,
        const QStringList &ids = {});

    /// A number; words around it stand for its caption, and `%1` in them for the number.
    int number(const QString &key, const QString &name, int now, int min, int max, const QString &around = {});

    /// A line of text without spaces around it; the placeholder is its name.
    QString line(const QString &key, const QString &name, const QString &now = {});

    bool check(const QString &key, const QString &name, bool now);

    /// The key of the thing with that name, as its entry is stored.
    [[nodiscard]] QString keyOf(const QString &key) const { return m_prefix + key; }

    /// The name of the first thing that is still to be chosen; empty where there is none.
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

/// The key of the first field in which nothing is chosen or typed yet; else of the first of all.
QString firstOpenField(const Form &form);

/// A form in a frame: its fields in as many lines as they need, beside them the button and the cross.
Part formPart(const Form &form);

} // namespace dossier
