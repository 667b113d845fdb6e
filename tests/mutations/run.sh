#!/bin/sh
# Switches the rules off one by one, as list.txt says, and shows that the tests catch each.
#
#   sh tests/mutations/run.sh [--sample N] [beginnings of rule ids]
#
# --sample N takes every N-th mutant. Works in build/mutants, or in the folder that DOSSIER_MUTANTS names. Ends with 0
# when every mutant was caught, 1 when one survived, 2 when one could not be applied or built.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
scratch=${DOSSIER_MUTANTS:-$root/build/mutants}
sample=1
if [ "${1:-}" = --sample ]; then
    sample=$2
    shift 2
fi
only=$*
export QT_QPA_PLATFORM=offscreen DOSSIER_TEST_SCALE="${DOSSIER_TEST_SCALE:-0.4}"

# The tests of a source: grid, omega, specter or conquest.
suite_of() {
    case $1 in
    model/omega/geometry/*) echo grid ;;
    model/omega/*) echo omega ;;
    model/specter/*) echo specter ;;
    model/conquest/*) echo conquest ;;
    *) echo grid ;;
    esac
}

build() {
    ninja -C "$scratch/build" -j "${DOSSIER_MUTANT_JOBS:-1}" "$1_tests" >"$scratch/build.log" 2>&1
}

# Runs the tests until one fails, and names it.
catching_test() {
    while read -r test; do
        if ! timeout 60 "$(find "$scratch/build/tests" -type f -name "$test")" >"$scratch/test.log" 2>&1; then
            echo "$test"
            return
        fi
    done <"$scratch/build/$1_order"
}

# Only what differs is copied, with a new time: what a broken-off run left mutated is built again, and nothing else.
(cd "$root" && find model tests/model tests/support tests/scenarios resources/packs -type f) | while IFS= read -r source; do
    cmp -s "$root/$source" "$scratch/$source" && continue
    mkdir -p "$(dirname "$scratch/$source")"
    cp "$root/$source" "$scratch/$source"
done
cmp -s "$here/CMakeLists.txt" "$scratch/CMakeLists.txt" || cp "$here/CMakeLists.txt" "$scratch/CMakeLists.txt"
if ! cmake -G Ninja -S "$scratch" -B "$scratch/build" >"$scratch/build.log" 2>&1; then
    tail -n 40 "$scratch/build.log"
    exit 2
fi

# Shows once that the tests of a suite pass without any mutant.
proven=''
prove() {
    case $proven in *"$1"*) return 0 ;; esac
    if ! build "$1"; then
        tail -n 40 "$scratch/build.log"
        exit 2
    fi
    failing=$(catching_test "$1")
    if [ -n "$failing" ]; then
        echo "$failing fails without any mutant:"
        tail -n 40 "$scratch/test.log"
        exit 2
    fi
    proven="$proven $1"
}

caught=0 survived=0 broken=0 total=0 seen=0

# Whether the rule begins with one of the beginnings that were asked for.
wanted() {
    [ -n "$only" ] || return 0
    for beginning in $only; do
        case $rule in "$beginning"*) return 0 ;; esac
    done
    return 1
}

judge() {
    wanted || return 0
    seen=$((seen + 1))
    [ $((seen % sample)) -eq 0 ] || return 0
    total=$((total + 1))
    suite=$(suite_of "$file")
    prove "$suite"
    copy=$scratch/$file
    FIND=$find WITH=$with
    export FIND WITH
    if ! awk -f "$here/replace.awk" "$root/$file" >"$copy"; then
        broken=$((broken + 1))
        echo "NOT ONCE IN $file: $rule: $find"
    elif ! build "$suite"; then
        broken=$((broken + 1))
        echo "DOES NOT BUILD $rule: $why ($find)"
    else
        test=$(catching_test "$suite")
        if [ -n "$test" ]; then
            caught=$((caught + 1))
            echo "caught $rule: $why ($test)"
        else
            survived=$((survived + 1))
            echo "SURVIVED $rule: $why ($file: $find)"
        fi
    fi
    # Back to the old text with a new time, or the mutant would stay built.
    cp "$root/$file" "$copy"
}

started=$(date +%s)
rule='' file='' find='' with='' why=''
while IFS= read -r line <&3; do
    case $line in
    'rule: '*) rule=${line#rule: } with='' ;;
    'file: '*) file=${line#file: } ;;
    'find: '*) find=${line#find: } ;;
    'with: '*) with=${line#with: } ;;
    'why: '*)
        why=${line#why: }
        judge
        ;;
    esac
done 3<"$here/list.txt"

echo "$caught of $total mutants caught, $survived survived, $broken broken, in $(($(date +%s) - started)) s"
[ "$broken" -eq 0 ] || exit 2
[ "$survived" -eq 0 ] || exit 1
