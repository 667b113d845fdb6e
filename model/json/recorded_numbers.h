#pragma once

namespace dossier
{

/// While one lives, numbers in its thread are read without the limit `maxSaid`, because older files may hold greater
/// ones. New input is judged by the limit.
class RecordedNumbers
{
public:
    RecordedNumbers();
    ~RecordedNumbers();
    RecordedNumbers(const RecordedNumbers &) = delete;
    RecordedNumbers &operator=(const RecordedNumbers &) = delete;

    /// True while one lives in this thread.
    static bool areRead();
};

} // namespace dossier
