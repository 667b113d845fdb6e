#include "views/specter/parts/option_row.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OptionRow)
};

} // namespace

Part optionRow(const QString &caption, Parts head, const std::vector<RowOption> &options, int highlighted,
    const Action<int> &chosen)
{
    Parts all = std::move(head);
    for (int i = 0; const auto &[words, tip] : options)
    {
        all.push_back(toggle(words, "offer", i == highlighted, [chosen, i] { chosen.run(i); })
                .named(OptionWords::tr("%1: %2", "a caption, an option").arg(caption, words))
                .withTip(tip.isEmpty() ? words : tip));
        ++i;
    }
    return flow(std::move(all)).spaced(6).named(caption).when(!options.empty());
}

} // namespace dossier
