#include "specter_names.h"

#include "specter_numbers.h"
#include "specter_space.h"

#include <QStringList>

namespace dossier
{

QString nameOf(const specter::PublicTable &table, specter::HunterKind hunter)
{
    return QString::fromStdString(specter::cardOf(table, hunter).name);
}

QString nameOf(const specter::PublicTable &table, specter::AgentKind character)
{
    const specter::AgentCard *card = specter::cardOf(table.pack, character);
    return card != nullptr ? QString::fromStdString(card->name) : QString();
}

QString nameOf(const specter::PublicTable &table, specter::Equipment equipment)
{
    const specter::EquipmentCard *card = specter::cardOf(table.pack, equipment);
    return card != nullptr ? QString::fromStdString(card->name) : QString();
}

QString initialsOf(const specter::PublicTable &table, specter::Equipment card)
{
    QString initials;
    for (const QString &word : nameOf(table, card).split(u' ', Qt::SkipEmptyParts))
        initials += word.front().toUpper();
    return initials;
}

QString tokenLetters(specter::HunterKind hunter)
{
    switch (hunter)
    {
    case specter::HunterKind::Gun:
        return QStringLiteral("G");
    case specter::HunterKind::Beast:
        return QStringLiteral("B");
    case specter::HunterKind::Puppet:
        return QStringLiteral("Pu");
    case specter::HunterKind::Prophet:
        return QStringLiteral("Pr");
    }
    return {};
}

QString placeName(Space space)
{
    return QString::fromStdString(specter::spaceName(space));
}

} // namespace dossier
