#include "views/kit/path_text.h"

namespace dossier
{

QString fileNameOf(const QString &path)
{
    return path.section(u'/', -1);
}

QString baseNameOf(const QString &path)
{
    const QString name = fileNameOf(path);
    return name.left(name.lastIndexOf(u'.'));
}

QString endingOf(const QString &path)
{
    const QString name = fileNameOf(path);
    const qsizetype point = name.lastIndexOf(u'.');
    return point < 0 ? QString() : name.mid(point + 1);
}

QString nativePath(const QString &path)
{
#ifdef Q_OS_WINDOWS
    return QString(path).replace(u'/', u'\\');
#else
    return path;
#endif
}

} // namespace dossier
