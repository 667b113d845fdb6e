#include "views/kit/snug_list.h"

namespace dossier
{

SnugList::SnugList(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
}

} // namespace dossier
