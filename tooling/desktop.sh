#!/usr/bin/env bash
# Builds the desktop application: npm run desktop -- --help
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tooling/setup.sh
need_system $run_packages $desktop_packages
need_npm
node tooling/src/build-web.ts
exec node --disable-warning=ExperimentalWarning tooling/src/desktop/build.ts "$@"
