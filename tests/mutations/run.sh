#!/bin/sh
# Switches the rules off one by one, as list.txt says, and shows that the tests catch each.
#
#   sh tests/mutations/run.sh [--sample N] [--seconds N] [beginnings of rule ids]
#
# --sample N takes every N-th mutant; --seconds N begins none after that time. Works in a copy of the tree, build/mutants
# or the folder that DOSSIER_MUTANTS names, which is built as the tests are, so that the compiler's cache has all of it
# but what is mutated. Ends with 0 when every mutant was caught, 1 when one survived, 2 when one could not be applied or
# built.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH='' cd -- "$here/../.." && pwd)
. "$root/packaging/setup.sh"
scratch=${DOSSIER_MUTANTS:-$root/build/mutants}
built=$scratch/build/asan
sample=1 seconds=0
while :; do
    case ${1:-} in
    --sample) sample=$2 ;;
    --seconds) seconds=$2 ;;
    *) break ;;
    esac
    shift 2
done
only=$*
export QT_QPA_PLATFORM=offscreen DOSSIER_WATCHED=1 DOSSIER_TEST_SCALE="${DOSSIER_TEST_SCALE:-0.4}"
export CCACHE_BASEDIR="$scratch"
started=$(date +%s)

# The program of tests of a source.
suite_of() {
    case $1 in
    model/omega/geometry/*) echo grid_tests ;;
    model/omega/*) echo omega_tests ;;
    model/specter/*) echo specter_tests ;;
    model/conquest/*) echo conquest_tests ;;
    *) echo grid_tests ;;
    esac
}

build_suite() {
    ninja -C "$built" "$1" >"$scratch/build.log" 2>&1
}

# Its classes, the quick ones first: each line is a class and the seconds that it may take.
order_of() {
    echo "$scratch/$1.order"
}

# Runs the classes until one fails, and names it.
catching_test() {
    while read -r class seconds_at_most; do
        if ! timeout "$seconds_at_most" "$program" "$class" </dev/null >"$scratch/test.log" 2>&1; then
            echo "$class"
            return
        fi
    done <"$(order_of "$1")"
}

# The text of a source with its mutant. What a mutant leaves unused or makes of no effect is no error in it.
mutated() {
    for warning in unused-variable unused-but-set-variable unused-parameter unused-function unused-const-variable \
        sequence-point; do
        printf '#pragma GCC diagnostic ignored "-W%s"\n' "$warning"
    done
    awk -f "$here/replace.awk" "$1"
}

# Only what differs is copied, with a new time: what a broken-off run left mutated is built again, and nothing else.
copy_tree() {
    mkdir -p "$scratch"
    (cd "$root" && find CMakeLists.txt CMakePresets.json app model views tests resources translations packaging -type f) |
        while IFS= read -r source; do
            cmp -s "$root/$source" "$scratch/$source" && continue
            mkdir -p "$scratch/$(dirname "$source")"
            cp "$root/$source" "$scratch/$source"
        done
}

# Shows once that the classes of a suite pass without any mutant, and how long each takes.
prove() {
    program=$(find "$built/tests" -type f -name "$1" | head -n 1)
    case $proven in *"$1"*) return 0 ;; esac
    if ! build_suite "$1"; then
        tail -n 40 "$scratch/build.log"
        exit 2
    fi
    program=$(find "$built/tests" -type f -name "$1" | head -n 1)
    if ! (cd "$built" && ctest -L "^$1\$" -j "$(nproc)" --output-on-failure) </dev/null >"$scratch/proof.log" 2>&1; then
        tail -n 40 "$scratch/proof.log"
        exit 2
    fi
    # Five times as long as it took, and ten seconds: a loop without an end is a failure, a busy machine is none.
    sed -n 's/.*Test *#[0-9]*: \([a-z_0-9]*\) .* \([0-9.]*\) sec$/\2 \1/p' "$scratch/proof.log" | sort -n |
        awk '{ print $2, int($1 * 5 + 10) }' >"$(order_of "$1")"
    proven="$proven $1"
}

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
    if [ "$seconds" -gt 0 ] && [ $(($(date +%s) - started)) -ge "$seconds" ]; then
        late=$((late + 1))
        return 0
    fi
    total=$((total + 1))
    suite=$(suite_of "$file")
    prove "$suite"
    copy=$scratch/$file
    FIND=$find WITH=$with
    export FIND WITH
    if ! mutated "$root/$file" >"$copy"; then
        broken=$((broken + 1))
        echo "NOT ONCE IN $file: $rule: $find"
    elif ! build_suite "$suite"; then
        broken=$((broken + 1))
        echo "DOES NOT BUILD $rule: $why ($find)"
    else
        class=$(catching_test "$suite")
        if [ -n "$class" ]; then
            caught=$((caught + 1))
            echo "caught $rule: $why ($class)"
        else
            survived=$((survived + 1))
            echo "SURVIVED $rule: $why ($file: $find)"
        fi
    fi
    # Back to the old text with a new time, or the mutant would stay built.
    cp "$root/$file" "$copy"
}

copy_tree
if ! cmake --preset asan -S "$scratch" -B "$built" >"$scratch/build.log" 2>&1; then
    tail -n 40 "$scratch/build.log"
    exit 2
fi

proven='' caught=0 survived=0 broken=0 total=0 seen=0 late=0
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

[ "$late" -eq 0 ] || echo "$late of them were not tried: the time was up"
echo "$caught of $total mutants caught, $survived survived, $broken broken, in $(($(date +%s) - started)) s"
[ "$broken" -eq 0 ] || exit 2
[ "$survived" -eq 0 ] || exit 1
