import { chmodSync, cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compactScripts } from './compact-scripts.ts';
import { fetchPackage } from './fetch-package.ts';
import { type Component, writeLicences } from './licences.ts';
import { type LockedPackage, lockedPackages } from './locked-packages.ts';
import { pruneScripts } from './prune-scripts.ts';
import { reachOf } from './reach.ts';
import { nodeVersion, type Target } from './targets.ts';
import { unpackFiles } from './unpack-files.ts';
import { writeLauncher } from './write-launcher.ts';
import { writeModules } from './write-modules.ts';

/** The application, and the threads and processes that it starts. */
const entries = ['apps/desktop/src/main.ts'];

/** Modules that are named by a path or loaded on demand: the application neither bundles modules nor asks a model. */
const leftOut =
  /^(apps\/worker\/src\/sandbox\/(bundling-child|bundle)|packages\/adapters\/src\/ai\/open-answer-model)\.ts$/;

/** Packages that only code left out needs. */
const unneeded: readonly string[] = ['rolldown', 'pg-native', '@octavo/web'];

/** Packages of the pages, whose build needs them on the server. */
const ofPages = ['react', 'react-dom', 'react-router', '@fontsource/source-serif-4'];

/** Files of packages that no program reads. */
const unread =
  /\.(map|[cm]?tsx?|md|markdown|flow|scss|cc|h)$|^(test|tests|__tests__|docs|examples|benchmarks|\.github)\//;

/** Parts of packages that only browsers, their own programs or development need. */
const unused: Readonly<Record<string, RegExp>> = {
  // Modules of CommonJS beside those that the pages import.
  '@base-ui/react': /\.js$/,
  '@base-ui/utils': /\.js$/,
  '@e965/xlsx': /^(bin|dist\/(cpexcel|xlsx\.|shim)|xlsx(worker)?\.js$)/,
  '@embedpdf/pdfium': /^dist\/index\.(cjs|browser\.js)$/,
  '@modelcontextprotocol/core': /\.cjs$/,
  '@modelcontextprotocol/server': /\.cjs$/,
  '@node-projects/acad-ts': /^dist\/index-min\.js$/,
  'bidi-js': /^(src\/|dist\/bidi\.(min\.)?(js|min\.mjs)$)/,
  fflate: /^(umd\/|lib\/.*\.cjs$|esm\/browser\.js$)/,
  hono: /^dist\/cjs\//,
  'libheif-js': /^libheif\/|^libheif-wasm\/libheif-bundle\.m?js$/,
  'node-forge': /^(dist|flash)\//,
  linkedom: /^(worker\.js$|cjs\/)/,
  minisearch: /^(src\/|dist\/(cjs|umd)\/)/,
  'playwright-core': /^(bin|lib\/(vite|entry|tools|server))\/|^cli\.js$|^lib\/xdg-open$|webp_codec/,
  // Other builds are for older processors, and for the recognition by letters, whose models are larger.
  // Debian's data of English is read instead.
  '@tesseract.js-data/eng': /^(index\.js|4\.0\.0)/,
  '@tesseract.js-data/fra': /^(index\.js|4\.0\.0\/)/,
  'tesseract.js-core': /^(index\.js|tesseract-core(?!-simd-lstm\.(js|wasm)$).*)$/,
  'react-dom': /^cjs\/.*(server.*development|profiling|client|browser|edge|bun)/,
  'react-router': /^dist\/development\//,
  reselect: /^(src\/|dist\/(cjs\/|reselect\.(browser|legacy-esm)))/,
  yaml: /^browser\//,
  zod: /\.cjs$|^src\//,
};

/** Scripts that start, or that our own code names: all others must be imported by them. */
const entryScript = /^node_modules\/@octavo\/((?!web\/)|web\/build\/(client\/|server\/index\.js$))/;

/** Files read of packages with fonts: the hands, and two of share images. Pages have theirs in their build. */
const readFont =
  /^(package\.json|LICENSE|files\/(?!source).*-latin(-ext)?-400-normal\.woff|files\/source-serif-4-latin-[46]00-normal\.woff)$/;

/** Fonts of Debian that the application brings along, for systems without them. */
const fonts = ['liberation', 'dejavu/DejaVuSans.ttf', 'dejavu/DejaVuSans-Bold.ttf'];

/** Data of English of Debian: reads as well as the larger one of npm (`bench/ocr/without-program.ts`). */
const englishData = '/usr/share/tesseract-ocr/5/tessdata/eng.traineddata';

export interface FolderParts {
  readonly root: string;
  readonly cache: string;
  readonly version: string;
  /** Path of the icon as a large PNG. */
  readonly picture: string;
}

/** Writes the folder of the application for a system, and returns what it is made of. */
export async function writeFolder(
  { root, cache, version, picture }: FolderParts,
  target: Target,
  to: string,
): Promise<Component[]> {
  rmSync(to, { recursive: true, force: true });
  const app = join(to, 'app');
  const installed = join(app, 'node_modules');
  mkdirSync(installed, { recursive: true });
  const reach = reachOf(root, entries, leftOut);
  writeModules(root, reach.modules, installed);
  copyWeb(root, installed);
  const names = [...reach.packages, ...webPackages(root), ...ofPages].filter(
    (name) => !unneeded.includes(name),
  );
  const packages = lockedPackages(root, names, target);
  const components = packages.map((each) => copyPackage(each, root, cache, app));
  pruneScripts(app, entryScript);
  compactScripts(app);
  unpackFiles(app);
  const node = fetchPackage({ ...target.node, version: nodeVersion }, cache);
  const program = join(to, target.os === 'win32' ? 'node.exe' : 'node');
  cpSync(join(node, target.node.path), program);
  chmodSync(program, 0o755);
  await writeLauncher(target, { version, picture }, to);
  components.push(
    {
      name: 'Node.js',
      version: nodeVersion,
      license: 'MIT',
      folder: node,
      purl: purlOf(target.node.name, nodeVersion),
    },
    copyEnglish(app),
    ...(target.os === 'linux' ? [] : copyFonts(app)),
  );
  writeLicences(components, version, to);
  writeFileSync(join(to, 'version.txt'), `${version}\n`);

  return components;
}

/** Pages and files of the built web application, which the server finds beside itself. */
function copyWeb(root: string, installed: string): void {
  const web = join(root, 'apps/web');

  if (!existsSync(join(web, 'build/server/index.js'))) {
    throw new Error('the web application is not built: node tooling/src/build-web.ts');
  }

  const place = join(installed, '@octavo/web');
  mkdirSync(place, { recursive: true });
  cpSync(join(web, 'build'), join(place, 'build'), {
    recursive: true,
    // Browsers on this computer gain nothing by compressed copies.
    filter: (path) => !/\.(map|gz|br)$/.test(path),
  });
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: '@octavo/web', type: 'module', license: 'Apache-2.0' }),
  );
}

/** Packages that the built pages import on the server. */
function webPackages(root: string): readonly string[] {
  return reachOf(root, globSync('apps/web/build/server/**/*.js', { cwd: root })).packages;
}

function copyPackage(each: LockedPackage, root: string, cache: string, app: string): Component {
  const own = join(root, each.path);
  const folder = existsSync(own) ? own : fetchPackage(each, cache);
  const start = folder.length + 1;
  cpSync(folder, join(app, each.path), {
    recursive: true,
    filter: (path) => {
      const name = path.slice(start);

      if (each.name.startsWith('@fontsource/')) {
        return name === '' || name === 'files' || readFont.test(name);
      }

      return !unread.test(name) && !name.startsWith('node_modules') && unused[each.name]?.test(name) !== true;
    },
  });

  return { ...each, folder, purl: purlOf(each.name, each.version) };
}

function copyEnglish(app: string): Component {
  copyOfDebian(englishData, join(app, 'tessdata', basename(englishData)), 'tesseract-ocr-eng');

  return {
    name: 'Tesseract data of English',
    version: '4.1.0',
    license: 'Apache-2.0',
    folder: '/usr/share/doc/tesseract-ocr-eng',
  };
}

function copyOfDebian(from: string, to: string, packages: string): void {
  if (!existsSync(from)) {
    throw new Error(`${from} is missing: apt-get install ${packages}`);
  }

  cpSync(from, to, { recursive: true, dereference: true });
}

function copyFonts(app: string): Component[] {
  for (const name of fonts) {
    copyOfDebian(
      join('/usr/share/fonts/truetype', name),
      join(app, 'fonts/truetype', name),
      'fonts-liberation fonts-dejavu-core',
    );
  }

  return [
    { name: 'Liberation fonts', version: '2', license: 'OFL-1.1', folder: '/usr/share/doc/fonts-liberation' },
    {
      name: 'DejaVu fonts',
      version: '2.37',
      license: 'Bitstream-Vera',
      folder: '/usr/share/doc/fonts-dejavu-core',
    },
  ];
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
