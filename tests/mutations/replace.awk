# Replaces the text in FIND, which must occur exactly once in the file, by the text in WITH; exits with 3 otherwise.
{ text = text $0 "\n" }
END {
    find = ENVIRON["FIND"]
    at = index(text, find)
    if (find == "" || !at || index(substr(text, at + 1), find))
        exit 3
    printf "%s", substr(text, 1, at - 1) ENVIRON["WITH"] substr(text, at + length(find))
}
