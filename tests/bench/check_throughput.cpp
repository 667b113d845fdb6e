#include "tests/bench/check_throughput.h"

#include "tests/app/check/random_queries.h"

#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace dossier::bench
{

namespace
{

constexpr int queryCount = 20000;
constexpr int batchCount = 10;
constexpr double bar = 20000;

void writeQueries(const std::filesystem::path &path)
{
    std::ofstream file(path);
    std::mt19937 random(12);
    for (int id = 0; id < queryCount; ++id)
        file << randomSightQuery(random, id) << '\n';
}

std::ptrdiff_t linesOf(const std::filesystem::path &path)
{
    std::ifstream file(path);
    return std::count(std::istreambuf_iterator<char>(file), {}, '\n');
}

} // namespace

Timing checkThroughput(const std::string &program)
{
    const QTemporaryDir folder;
    const std::filesystem::path queries = folder.filePath("queries.jsonl").toStdString();
    const std::filesystem::path answers = folder.filePath("answers.jsonl").toStdString();
    writeQueries(queries);
    const std::string command = "'" + program + "' check < '" + queries.string() + "' > '" + answers.string() + "'";
    std::vector<double> batches;
    for (int batch = 0; batch < batchCount; ++batch)
    {
        const auto start = std::chrono::steady_clock::now();
        if (std::system(command.c_str()) != 0 || linesOf(answers) != queryCount)
            throw std::runtime_error(program + " check did not answer every query");
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
        batches.push_back(queryCount / spent.count());
    }
    Timing figure = timingOf("dossier check, omega.sight queries a second, 12x12", bar, batches);
    figure.moreIsBetter = true;
    return figure;
}

} // namespace dossier::bench
