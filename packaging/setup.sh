# What run.sh and test.sh share: installing what is missing, and building. To be sourced with $root set.
# Everything here reads nothing and writes to standard error alone, so that the program's own input and output stay
# clean.

# What one clone compiled is found by another, wherever it lies: paths in the tree are taken from its top.
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_MAXSIZE="${CCACHE_MAXSIZE:-10G}"
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime

say() {
    printf '%s\n' "$*" >&2
}

# Prints which of the packages named in the files are not installed.
missing_packages() {
    cat "$@" | while read -r package; do
        status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || status=none
        [ "$status" = installed ] || printf '%s ' "$package"
    done
}

# Runs a command as root, directly or with sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        return 1
    fi
}

# install_packages FILE ...: installs what the files name and the system lacks.
install_packages() {
    packages=$(missing_packages "$@")
    [ -n "$packages" ] || return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        say "Dossier is built on Debian 12 and needs these packages: $packages"
        say "This system has no apt-get. Install what they hold by its own means, or use Debian 12."
        return 1
    fi
    say "Installing: $packages"
    # Word splitting is wanted: one argument a package.
    # shellcheck disable=SC2086
    if as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q </dev/null >&2 &&
        as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -q -y --no-install-recommends $packages </dev/null >&2; then
        return 0
    fi
    say "These packages could not be installed: $packages"
    say "As root, run: apt-get update && apt-get install --no-install-recommends $packages"
    return 1
}

# build PRESET TARGET ...: configures once, then builds what is out of date. Two at a time wait for each other.
build() (
    preset=$1
    shift
    cd "$root" && mkdir -p build
    exec 9>build/.lock
    flock 9
    if [ ! -f "build/$preset/build.ninja" ]; then
        case $preset in
        release | measure) time='about six minutes' ;;
        *) time='about a quarter of an hour' ;;
        esac
        say "Building for the first time takes $time on two cores; later only what changed is built."
        cmake --preset "$preset" </dev/null >&2
    fi
    # What it cost, for figures.sh: seconds of processor time and the largest memory of one step, in KB.
    measured=
    [ ! -x /usr/bin/time ] || measured="/usr/bin/time -a -o $root/build/$preset/cost.txt -f %U:%S:%M"
    # As many steps at once as there are processors: ninja's own number is two more, which wait for each other.
    set -- -j "$(nproc)" "$@"
    # How far it is, for whoever looks on. An empty $measured is no word.
    # shellcheck disable=SC2086
    if [ -t 2 ]; then
        NINJA_STATUS='[%p, %f of %t] ' $measured ninja -C "build/$preset" "$@" </dev/null >&2 9>&-
    else
        $measured ninja --quiet -C "build/$preset" "$@" </dev/null >&2 9>&-
    fi
)
