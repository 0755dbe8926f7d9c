# Shared by ./start, ./test and ./octavo: installs what is missing, says what it does, and is silent when there
# is nothing to do. Sourced from the root of the checkout.

say() { printf '\033[2m%s\033[0m\n' "$*" >&2; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# Programs Octavo runs as separate processes, each with the Debian package that brings it.
run_packages="qpdf poppler-utils bubblewrap chromium fonts-liberation fonts-dejavu-core fonts-urw-base35
  fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"

need_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0

  local sudo=""
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || fail "Please install as root: apt-get install ${missing[*]}"
    sudo="sudo"
  fi
  say "Installing Debian packages: ${missing[*]}"
  $sudo apt-get update -qq || fail "The list of Debian packages could not be updated. Needed: ${missing[*]}"
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    fail "These Debian packages could not be installed: ${missing[*]}"
}

need_system() {
  command -v node >/dev/null && command -v npm >/dev/null ||
    fail "Octavo needs Node.js 20 or newer and npm. On Debian: apt-get install nodejs npm, or use nodejs.org."
  [ "$(node -p 'process.versions.node.split(".")[0] >= 20')" = true ] ||
    fail "Octavo needs Node.js 20 or newer; this is $(node -v)."

  if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
    need_packages "$@"
    return
  fi
  local program
  for program in qpdf pdftoppm; do
    command -v "$program" >/dev/null ||
      fail "This system has no apt. Please install qpdf, poppler and Chromium (macOS: brew install qpdf poppler chromium; Fedora: dnf install qpdf poppler-utils bubblewrap chromium) and start again."
  done
}

# npm packages as the lockfile names them; a stamp beside them tells whether they are those of this lockfile.
need_npm() {
  local stamp=node_modules/.octavo-installed wanted
  wanted="$(cat package-lock.json | cksum) $(uname -sm)"
  if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    say "Installing npm packages (once; a minute or two)"
    # Not `npm ci`: it refuses a lockfile in which an optional package for another system is missing because the
    # registry did not have it. No package needs its install script.
    npm install --no-save --ignore-scripts --no-audit --no-fund --loglevel=error >&2 || fail "npm could not install the packages. Is the npm registry reachable?"
    printf '%s' "$wanted" >"$stamp"
  fi
  PATH="$PWD/node_modules/.bin:$PATH"
  export PATH
  [ "$(node -p 'process.versions.node.split(".")[0] >= 24')" = true ] ||
    fail "Node.js 24 comes with npm on Linux only. Please install Node.js 24 and start again; this is $(node -v)."
}
