# Shared by ./start, ./test and ./octavo: installs missing packages, and prints nothing when all are installed.
# Sourced from the root of the checkout.

say() { printf '\033[2m%s\033[0m\n' "$*" >&2; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# Runs a command as one step with its time and the latest line it has printed; what it printed is shown when it fails.
# Without a terminal, only the name of the step is printed.
step() {
  local name=$1 printed pid status=0 start=$SECONDS line
  shift
  printed=$(mktemp)
  [ -t 2 ] || say "$name"
  "$@" >"$printed" 2>&1 &
  pid=$!
  trap 'kill $pid 2>/dev/null; rm -f "$printed"; exit 130' INT TERM
  while [ -t 2 ] && kill -0 $pid 2>/dev/null; do
    line=$(tail -n 1 "$printed" | tr -d '\r' | cut -c 1-60)
    printf '\r\033[K\033[2m%s … %d s  %s\033[0m' "$name" $((SECONDS - start)) "$line" >&2
    sleep 0.5
  done
  wait $pid || status=$?
  trap - INT TERM
  [ ! -t 2 ] || printf '\r\033[K\033[2m%s: %d s\033[0m\n' "$name" $((SECONDS - start)) >&2
  [ $status -eq 0 ] || cat "$printed" >&2
  rm -f "$printed"
  return $status
}

# Debian packages of the programs and fonts that Octavo uses.
run_packages="qpdf poppler-utils poppler-data bubblewrap keyutils chromium fonts-liberation fonts-dejavu-core fonts-urw-base35
  fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-crosextra-carlito fonts-crosextra-caladea
  libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui libreoffice-draw-nogui python3-uno
  tesseract-ocr tesseract-ocr-eng tesseract-ocr-fra tesseract-ocr-deu tesseract-ocr-spa tesseract-ocr-ita
  tesseract-ocr-por tesseract-ocr-nld tesseract-ocr-chi-sim tesseract-ocr-chi-tra tesseract-ocr-jpn tesseract-ocr-ara"

# Browser of the end-to-end tests: without windows, it takes a third of the time. openssl is the authority whose
# certificates and time stamps the tests of signatures use.
test_packages="chromium-headless-shell openssl"

# Archivers of the desktop application. Installed by its build.
desktop_packages="zip unzip"

# Compilers of the installers for Windows, and the readers that test them. Installed by a build for Windows.
windows_packages="nsis wixl msitools"

# Programs that the benchmarks compare Octavo with: bash -c '. tooling/setup.sh; need_packages $bench_packages'
bench_packages="ghostscript pdftk-java ocrmypdf imagemagick libjpeg-turbo-progs calibre time libpdfbox2-java libbcpkix-java default-jdk-headless"

need_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0

  local sudo=""
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || fail "Please run as root: apt-get install ${missing[*]}"
    sudo="sudo"
    # Asks for the password before a step runs.
    sudo true
  fi
  say "Debian packages to install: ${missing[*]}"
  local office=() others=()
  for package in "${missing[@]}"; do
    case $package in libreoffice-* | python3-uno) office+=("$package") ;; *) others+=("$package") ;; esac
  done
  local suite=""
  [ ${#office[@]} -eq 0 ] || suite=$(backports_suite)
  [ -z "$suite" ] || add_suite "$suite" || suite=""
  step "Reading the package lists" $sudo apt-get update -q || { drop_suite && suite="" && $sudo apt-get update -qq; } || fail "apt-get update failed. Packages to install: ${missing[*]}"
  install_packages "" ${others[@]+"${others[@]}"}
  install_packages "$suite" ${office[@]+"${office[@]}"}
}

# Installs packages with their dependencies: install_packages SUITE PACKAGE…, where SUITE is empty for the system's
# own. Uses `sudo` of need_packages.
install_packages() {
  local suite=$1
  shift
  [ $# -eq 0 ] && return 0
  step "Installing $# Debian packages" $sudo env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=300 install -y -q --no-install-recommends ${suite:+-t "$suite"} "$@" || fail "These Debian packages could not be installed: $*"
}

# LibreOffice of Debian 12 renders newer Numbers files blank; bookworm-backports has the version of Debian 13.
backports_suite() {
  (. /etc/os-release && [ "${ID:-} ${VERSION_CODENAME:-}" = "debian bookworm" ] && echo bookworm-backports) || true
}

suite_file=/etc/apt/sources.list.d/octavo-backports.sources

# Removes the backports again when the mirror does not have them; the system's own version is used then.
drop_suite() { [ -e "$suite_file" ] && $sudo rm "$suite_file"; }

# Adds the suite to the sources of apt, from the mirror that the machine already uses.
add_suite() {
  local address
  apt-cache policy | grep -q "n=$1" && return 0
  address=$(debian_address "${1%-backports}")
  [ -n "$address" ] || return 1
  say "Adding $1 to the sources of apt: $suite_file"
  printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
    "$address" "$1" /usr/share/keyrings/debian-archive-keyring.gpg | $sudo tee "$suite_file" >/dev/null
}

# Prints the mirror of a suite on this machine, from sources in either format.
debian_address() {
  cat /etc/apt/sources.list.d/*.sources 2>/dev/null | awk -v suite="$1" '
    /^URIs:/ { address = $2 }
    /^Suites:/ { for (at = 2; at <= NF; at++) if ($at == suite) { print address; exit } }' | grep . && return
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null | awk -v suite="$1" '
    $1 == "deb" { for (at = 2; at < NF; at++) if ($(at + 1) == suite) { print $at; exit } }'
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
      fail "Octavo cannot install programs on this system, because it has no apt. Please install qpdf, poppler, Chromium and LibreOffice (macOS: brew install qpdf poppler chromium libreoffice; Fedora: dnf install qpdf poppler-utils bubblewrap chromium libreoffice) and start again."
  done
}

# Installs the npm packages of the lockfile, unless a stamp file shows that they are installed already.
need_npm() {
  local stamp=node_modules/.octavo-installed wanted
  wanted="$(cat package-lock.json | cksum) $(uname -sm)"
  if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    # No package needs its install script.
    step "Installing npm packages, once" npm ci --ignore-scripts --no-audit --no-fund --loglevel=http || fail "npm could not install the packages. Is the npm registry reachable?"
    # Renamed into place: another node_modules may share its files with this one through hard links.
    printf '%s' "$wanted" >"$stamp.new"
    mv "$stamp.new" "$stamp"
  fi
  PATH="$PWD/node_modules/.bin:$PATH"
  export PATH
  [ "$(node -p 'process.versions.node.split(".")[0] >= 24')" = true ] ||
    fail "Octavo needs Node.js 24, which is installed automatically on Linux only; this is $(node -v). Please install Node.js 24 and start again."
}
