#include "app/check/line_reader.h"
#include "tests/app/check/every_kind.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace
{

/// Stops the fuzzer with what it found.
void demand(bool condition)
{
    if (!condition)
        std::abort();
}

/// An answer is one line of JSON with an `id` and either a result or an error that points somewhere. Numbers and
/// surrogates that the library does not take may only come back in the `id`.
void checkAnswer(const std::string &text)
{
    demand(text.find('\n') == std::string::npos);
    demand(text.starts_with("{\"id\": "));
    const std::size_t result = text.rfind(R"(, "kind": ")");
    const std::size_t error = text.rfind(R"(, "error": {"pointer": ")");
    demand(result != std::string::npos || error != std::string::npos);
    const bool isResult = result != std::string::npos && (error == std::string::npos || result > error);
    const auto rest = nlohmann::json::parse('{' + text.substr((isResult ? result : error) + 2), nullptr, false);
    demand(rest.is_object() && rest.contains("result") == isResult && rest.contains("error") != isResult);
    if (isResult)
        demand(rest["result"].is_object());
    else
        demand(rest["error"]["pointer"].is_string() && rest["error"]["reason"].is_string());
}

/// If the library reads a line and its `id` is one number or word, the answer has the same `id`. The library stops at a
/// zero byte, skips a byte order mark and refuses lone surrogates, and its trees compare by recursion.
void checkId(std::string_view line, const std::string &text)
{
    const bool readAlike = line.find('\0') == std::string_view::npos && !line.starts_with("\xEF\xBB\xBF")
        && line.find("\\u") == std::string_view::npos;
    const auto query = nlohmann::json::parse(line, nullptr, false);
    if (!readAlike || !query.is_object())
        return;
    const auto id = query.find("id");
    if (id == query.end())
        demand(text.starts_with("{\"id\": null, "));
    else if (id->is_primitive())
        demand(nlohmann::json::parse(text)["id"] == *id);
}

std::ptrdiff_t lineCount(std::string_view bytes)
{
    const bool unended = !bytes.empty() && !bytes.ends_with('\n');
    return std::ranges::count(bytes, '\n') + (unended ? 1 : 0);
}

} // namespace

/// The bytes of a stream come in pieces whose length the first byte gives; every line must get one good answer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::size_t piece = std::size_t{data[0]} * 16 + 1;
    const std::string_view bytes(reinterpret_cast<const char *>(data) + 1, size - 1); // NOLINT(*-reinterpret-cast)
    std::ptrdiff_t count = 0;
    const auto answerLine = [&](std::string_view line)
    {
        ++count;
        const std::string text = dossier::test::answer(line);
        checkAnswer(text);
        checkId(line, text);
    };
    dossier::LineReader reader;
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        reader.read(bytes.substr(at, piece), answerLine);
    reader.finish(answerLine);
    demand(count == lineCount(bytes));
    return 0;
}
