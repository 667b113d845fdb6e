#include "views/specter/setup/setup_cards.h"

#include <QCoreApplication>

#include <functional>
#include <utility>

namespace dossier
{

namespace
{

/// With that many players there are four hunters and a traitor.
constexpr int maxPlayers = 5;

using specter::TableOptions;

/// A reading of a rule, and its tooltip.
using Reading = std::pair<QString, QString>;

/// A rule that the printed rules leave open. The usual reading is the default of a member, which has two values.
struct OpenRule
{
    QString caption{};
    Reading usual{};
    Reading other{};
    QString hint{};
    std::function<bool(const TableOptions &)> isOther{};
    std::function<TableOptions(TableOptions, bool isOther)> with{};
};

template <typename Member>
OpenRule openRule(Member member, const QString &caption, Reading usual, Reading other, const QString &hint)
{
    const auto isOther = [member](const TableOptions &options)
    { return std::invoke(member, options) != std::invoke(member, TableOptions{}); };
    const auto with = [member](TableOptions options, bool isNow)
    {
        auto &kept = std::invoke(member, options);
        const auto usually = static_cast<int>(std::invoke(member, TableOptions{}));
        kept = static_cast<std::remove_cvref_t<decltype(kept)>>(isNow ? 1 - usually : usually);
        return options;
    };
    return {caption, std::move(usual), std::move(other), hint, isOther, with};
}

struct OptionsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OptionsCard)

public:
    static std::vector<OpenRule> rules();
    static std::vector<OpenRule> rulesOfFive();

    static QString heading() { return tr("Open points of the rules"); }
};

std::vector<OpenRule> OptionsWords::rules()
{
    const auto corner = [](auto &&options) -> auto & { return options.diagonals.corner; };
    const auto between = [](auto &&options) -> auto & { return options.diagonals.between; };
    return {
        openRule(&TableOptions::edition, tr("Edition of the cards"),
            {tr("First", "printing"), tr("Play with the cards of the first edition")},
            {tr("Second", "printing"), tr("Play with the cards of the second edition")},
            tr("The editions differ in a few abilities of hunters and in the decoy.")),
        openRule(corner, tr("Diagonal steps past a structure"),
            {tr("Allowed"), tr("A diagonal step may pass the corner of a structure")},
            {tr("Forbidden"), tr("No diagonal step passes the corner of a structure")},
            tr("Holds for the agent, the hunters and the distance of an attack alike.")),
        openRule(between, tr("Diagonal steps between two structures"),
            {tr("Allowed"), tr("A diagonal step may lead between two structures that touch by their corners")},
            {tr("Forbidden"), tr("No diagonal step leads between two structures")},
            tr("A step past two structures needs both permissions.")),
        openRule(&TableOptions::junctions, tr("Sight along a road where roads meet"),
            {tr("Ends with the dashes"), tr("A stretch of road ends where its dashed line ends")},
            {tr("Runs through"), tr("A stretch of road goes on across the road that it meets")},
            tr("Decides how far hunters on a road see, and where the vehicle can be.")),
        openRule(&TableOptions::disputedRoads, tr("Space O16"),
            {tr("Is a road"), tr("O16 belongs to the road, as on most players’ maps")},
            {tr("Is not a road"), tr("O16 is an open space like others")},
            tr("The board does not show clearly whether this space touches the dashed line.")),
        openRule(&TableOptions::nearness, tr("“Within” on cards"),
            {tr("As the crow flies"), tr("Counted in spaces, whatever stands between")},
            {tr("On foot"), tr("Counted in walkable steps")}, tr("How grenades, fists and senses count their reach.")),
        openRule(&TableOptions::eachDrivesTen, tr("The vehicle’s ten steps"),
            {tr("In all"), tr("All hunters together drive ten steps in a turn")},
            {tr("For each driver"), tr("Each hunter who drives has ten steps")},
            tr("The rules say ten in all for the turn; by another reading each hunter who drives has them.")),
        openRule(&TableOptions::sensorBesideDriving, tr("Driving and the sensor"),
            {tr("One of them"), tr("In a turn of the hunters the vehicle is driven or its sensor is used")},
            {tr("Each hunter chooses"), tr("One hunter may drive and another use the sensor in one turn")},
            tr("The rules’ note speaks of the hunters’ turn, not of one hunter’s.")),
        openRule(&TableOptions::smokeCutsRoads, tr("Smoke on a road"),
            {tr("Hides its own spaces"), tr("Along the road hunters see past the smoke, but not into it")},
            {tr("Hides what is behind"), tr("Smoke that fills the road’s width hides what lies behind it")},
            tr("A road shows its whole stretch at once; the card says only that smoke blocks sight.")),
    };
}

std::vector<OpenRule> OptionsWords::rulesOfFive()
{
    return {
        openRule(&TableOptions::barredFromSensor, tr("A hunter barred from the vehicle"),
            {tr("May use its sensor"), tr("No driving or getting in, but the motion sensor may be used")},
            {tr("May not"), tr("The motion sensor may not be used either")},
            tr("Among five players the others may bar one hunter; whether from its sensor too is not said.")),
        openRule(&TableOptions::fiveCardsAmongFive, tr("The agent’s cards among five players"),
            {tr("Three", "cards"), tr("The agent among five players takes three cards")},
            {tr("Five", "cards"), tr("The agent among five players takes five cards")},
            tr("For five players no number of cards is printed; four players have five.")),
        openRule(&TableOptions::escapesWhileSecret, tr("Escape while the traitor is secret"),
            {tr("With three objectives"), tr("Every escape needs three completed objectives")},
            {tr("At any time"), tr("Until the traitor is revealed, an escape needs no objective")},
            tr("Among five players the rules let the agent win so; most tables ask for the objectives all the same.")),
    };
}

} // namespace

Part optionsCard(const TableOptions &options, int players, const Action<TableOptions> &choose)
{
    Parts all{text(OptionsWords::heading(), Role::Caption)};
    const auto add = [&](const std::vector<OpenRule> &rules, bool isShown)
    {
        for (const auto &[caption, usual, other, hint, isOther, with] : rules)
        {
            const auto chosen
                = [options, with, choose](const QVariant &row) { choose.run(with(options, row.toInt() == 1)); };
            all.push_back(column({radios(QStringLiteral("option%1").arg(all.size()), caption,
                                      {usual.first, other.first}, isOther(options) ? 1 : 0, chosen)
                                         .with(&Field::tips, QStringList{usual.second, other.second}),
                                     text(hint, Role::Small).wrapping()})
                    .spaced(6)
                    .when(isShown));
        }
    };
    add(OptionsWords::rules(), true);
    add(OptionsWords::rulesOfFive(), players == maxPlayers);
    return formCard(std::move(all), 12);
}

} // namespace dossier
