import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path/posix';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Breach, findBreaches } from './check-layers.ts';
import { plant } from './plant.ts';

/** Modules of which each imports the next one; the last may be a package or a module of Node. */
type Chain = readonly [string, string, ...string[]];

const page = 'apps/web/src/page.tsx';
const kit = 'packages/tools/_kit/choice.ts';
const panel = 'packages/tools/split-pdf/panel.tsx';
const rows = 'packages/adapters/src/database/rows.ts';
const objects = 'packages/pdf/src/objects.ts';
const draw = 'packages/engine-node/src/draw.ts';
const catalogue = 'packages/tools/_gen/catalogue.ts';
const writer = 'packages/writers/src';
const adapter = 'packages/adapters/src';
const useCase = 'packages/application/src';

const holes: readonly (readonly [string, Chain])[] = [
  ['no-cycles', ['packages/ui/src/one.ts', 'packages/ui/src/two.ts']],
  ['contract-stands-alone', ['packages/contract/src/limits.ts', 'packages/domain/src/access.ts']],
  ['contract-without-node', ['packages/contract/src/limits.ts', 'node:crypto']],
  ['pure-without-node', ['packages/pdf/src/disk.ts', 'node:fs']],
  ['pure-without-node', ['packages/formats/src/disk.ts', 'node:fs/promises']],
  ['pdf-stands-alone', ['packages/pdf/src/kinds.ts', 'packages/contract/src/kinds.ts']],
  ['pdf-stands-alone', ['packages/pdf/src/lines.ts', 'packages/layout/src/lines.ts']],
  ['pdf-stands-alone', ['packages/pdf/src/drawing.ts', 'packages/cad/src/drawing.ts']],
  ['pdf-stands-alone', ['packages/pdf/src/book.ts', 'packages/ebook/src/book.ts']],
  ['fonts-know-no-document', ['packages/pdf/src/font/names.ts', objects]],
  ['fonts-know-no-document', ['packages/pdf/src/font/far.ts', 'packages/pdf/src/bytes/read.ts', objects]],
  ['layout-knows-pdf-only', ['packages/layout/src/write.ts', `${writer}/docx/document.ts`]],
  ['layout-knows-pdf-only', ['packages/layout/src/merge.ts', 'packages/tools/merge-pdf/run.ts']],
  ['writers-know-the-model-only', [`${writer}/docx/kinds.ts`, 'packages/contract/src/kinds.ts']],
  ['writers-know-the-model-only', [`${writer}/pptx/drawing.ts`, 'packages/cad/src/drawing.ts']],
  ['writers-stand-apart', [`${writer}/docx/cells.ts`, `${writer}/xlsx/cells.ts`]],
  ['shared-parts-know-no-writer', [`${writer}/ooxml/slides.ts`, `${writer}/pptx/slide.ts`]],
  ['cad-knows-pdf-only', ['packages/cad/src/document.ts', `${writer}/docx/document.ts`]],
  ['readers-know-kinds-only', ['packages/formats/src/limits.ts', 'packages/contract/src/limits.ts']],
  ['readers-know-kinds-only', ['packages/ebook/src/sniff.ts', 'packages/formats/src/sniff.ts']],
  ['editing-knows-pdf-only', ['packages/editing/src/lines.ts', 'packages/layout/src/lines.ts']],
  ['signing-knows-documents-only', ['packages/signing/src/lines.ts', 'packages/layout/src/lines.ts']],
  ['forms-know-editing-only', ['packages/forms/src/lines.ts', 'packages/layout/src/lines.ts']],
  ['answers-know-layout-types-only', ['packages/answers/src/lines.ts', 'packages/layout/src/lines.ts']],
  ['engine-node-knows-no-tool', [draw, 'packages/tools/merge-pdf/run.ts']],
  ['domain-is-pure', ['packages/domain/src/rows.ts', rows]],
  ['domain-without-node', ['packages/domain/src/disk.ts', 'node:fs']],
  ['domain-without-node', ['packages/domain/src/query.ts', 'kysely']],
  ['application-knows-ports-only', [`${useCase}/rows.ts`, rows]],
  ['application-knows-ports-only', [`${useCase}/answer.ts`, 'apps/server/src/routes/jobs.ts']],
  ['application-without-node', [`${useCase}/disk.ts`, 'node:fs']],
  ['application-without-node', [`${useCase}/query.ts`, 'kysely']],
  ['adapters-know-no-use-case', [`${adapter}/storage/sweep.ts`, `${useCase}/sweep.ts`]],
  ['adapters-serve-ports', [`${adapter}/storage/page.ts`, objects]],
  ['adapters-stand-apart', [`${adapter}/storage/rows.ts`, rows]],
  ['adapters-stand-apart', [`${adapter}/payments/pretend.ts`, `${adapter}/demo-payments/rows.ts`]],
  ['adapters-stand-apart', [`${adapter}/identity/notify.ts`, `${adapter}/mail/smtp.ts`]],
  ['adapters-stand-apart', [`${adapter}/ai/model.ts`, rows]],
  ['memory-for-the-desktop-only', ['apps/server/src/open.ts', `${adapter}/memory/jobs.ts`]],
  ['memory-for-the-desktop-only', [`${adapter}/platform/held.ts`, `${adapter}/memory/files.ts`]],
  ['desktop-without-service', ['apps/desktop/src/open.ts', rows]],
  ['models-behind-their-port', ['apps/server/src/ask.ts', 'ai']],
  ['models-behind-their-port', [`${adapter}/identity/ask.ts`, '@ai-sdk/google']],
  ['facts-are-data', ['packages/tools/merge-pdf/tool.ts', objects]],
  ['options-are-schemas', ['packages/tools/merge-pdf/options.ts', objects]],
  ['tools-stand-apart', ['packages/tools/merge-pdf/run.ts', 'packages/tools/split-pdf/run.ts']],
  ['kit-knows-no-tool', ['packages/tools/_kit/other.ts', 'packages/tools/split-pdf/run.ts']],
  ['runs-without-react', ['packages/tools/merge-pdf/run.ts', 'react']],
  ['panels-ask-the-page', [panel, objects]],
  ['panels-reach-no-engine', [panel, kit, 'packages/layout/src/lines.ts']],
  ['facade-asks-the-api', ['apps/server/src/facade/files.ts', 'packages/application/src/files.ts']],
  ['facade-asks-the-api', ['apps/server/src/facade/job.ts', 'apps/server/src/routes/jobs.ts']],
  ['agents-ask-the-api', ['apps/server/src/agents/host.ts', 'apps/server/src/routes/jobs.ts']],
  ['agents-know-no-host', ['packages/agents/src/server.ts', 'packages/engine-node/src/workspace.ts']],
  ['routes-know-ports-only', ['apps/server/src/routes/jobs.ts', rows]],
  [
    'pages-ask-the-transport',
    ['apps/web/src/tool-page/files.ts', 'apps/web/src/transports/server/upload.ts'],
  ],
  [
    'files-know-no-surface',
    ['apps/web/src/tool-page/files/file-card.tsx', 'apps/web/src/tool-page/batch/task.ts'],
  ],
  [
    'job-knows-no-surface',
    ['apps/web/src/tool-page/job/results.tsx', 'apps/web/src/tool-page/batch/task.ts'],
  ],
  ['surfaces-stand-apart', ['apps/web/src/tool-page/editor/save.ts', 'apps/web/src/tool-page/batch/task.ts']],
  ['product-without-tests', ['apps/server/src/serve.ts', 'packages/testkit/src/fakes.ts']],
  ['product-without-tests', ['apps/server/src/test-server.ts', 'apps/server/test/server.ts']],
  ['product-without-tests', ['packages/layout/src/made-pages.ts', 'vitest']],
  ['browser-without-node', ['apps/web/src/near.ts', 'node:os']],
  ['browser-without-node', [page, 'packages/formats/src/deep.ts', 'packages/pdf/src/deep.ts', 'node:zlib']],
  ['browser-without-node', [page, panel, kit, 'packages/tools/_kit/words.ts', 'node:path']],
  [
    'browser-without-node',
    ['packages/engine-browser/src/read.worker.ts', kit, 'packages/tools/_kit/words.ts'],
  ],
  ['browser-without-server', ['apps/web/src/direct.ts', rows]],
  ['browser-without-server', [page, panel, kit, 'packages/tools/_kit/pictures.ts', draw]],
  ['browser-without-server', [page, panel, kit, 'packages/tools/_kit/rows.ts', 'pg']],
  ['browser-without-server', ['packages/ui/src/icon.tsx', 'packages/ui/src/picture.ts', 'sharp']],
  ['catalogue-stays-on-the-server', ['packages/ui/src/menu.tsx', 'packages/i18n/src/names.ts', catalogue]],
];

const allowed: readonly Chain[] = [
  ['packages/formats/src/sniff.ts', 'packages/contract/src/kinds.ts'],
  [`${adapter}/platform/platform.ts`, rows],
  [`${adapter}/ai/open.ts`, 'ai'],
  ['apps/desktop/src/ports.ts', `${adapter}/memory/questions.ts`],
  [`${adapter}/platform/open.ts`, `${useCase}/sweep.ts`],
  [`${adapter}/mail/settings.ts`, `${adapter}/settings/config.ts`],
  [`${writer}/docx/parts.ts`, `${writer}/ooxml/parts.ts`],
  // React Router leaves loaders and their imports out of what it sends.
  ['apps/web/src/loader.ts', 'apps/web/src/session/rows.server.ts', rows],
  ['packages/pdf/src/disk.test.ts', 'node:fs'],
  ['apps/server/src/serve.test.ts', 'apps/server/test/server.ts', 'packages/testkit/src/fakes.ts'],
];

const written: Readonly<Record<string, string>> = {
  'packages/ui/src/two.ts': "import './one.ts';\n",
  'apps/web/src/lazy.ts': `export const draw = () => import('${path('apps/web/src', draw)}');\n`,
  'apps/web/src/inline.ts': `import { type Rows } from '${path('apps/web/src', rows)}';\nexport type Inline = Rows;\n`,
  'apps/web/src/typed.ts': `import type { Rows } from '${path('apps/web/src', rows)}';\nexport type Typed = Rows;\n`,
};

let folder = '';
let breaches: readonly Breach[] = [];

beforeAll(async () => {
  folder = plant({
    'tooling/types/base.json': '{}',
    ...Object.fromEntries(
      ['@ai-sdk/google', 'ai', 'kysely', 'pg', 'react', 'sharp', 'vitest'].flatMap(installed),
    ),
    ...modulesOf([...holes.map(([, chain]) => chain), ...allowed]),
    ...written,
  });
  breaches = await findBreaches(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(holes)('%s: %j', (rule, chain) => {
  const end = chain.at(-1)?.replace(/^node:/, '') ?? '';
  const found = breaches.filter((breach) => breach.rule === rule && breach.from === chain[0]);

  expect(found.map(({ to, via }) => [...via, to].join())).toContainEqual(expect.stringContaining(end));
});

it('has a violation for every rule', () => {
  const { forbidden, browser } = createRequire(import.meta.url)('../layers.config.cjs');
  const rules = [...forbidden, ...browser.forbidden].map(({ name }: { readonly name: string }) => name);

  expect(new Set(holes.map(([rule]) => rule))).toEqual(new Set(rules));
});

it.each(allowed)('allows %s to import %s', (from) => {
  expect(breaches.filter((breach) => breach.from === from)).toEqual([]);
});

it('follows a dynamic import, and an import of a type that loads its module', () => {
  const found = breaches.filter(({ rule }) => rule === 'browser-without-server').map(({ from }) => from);

  expect(found).toContain('apps/web/src/lazy.ts');
  expect(found).toContain('apps/web/src/inline.ts');
});

it('allows a page to import types from the server', () => {
  expect(breaches.filter(({ from }) => from === 'apps/web/src/typed.ts')).toEqual([]);
});

/** Source of each module in the chains, with all its imports. */
function modulesOf(chains: readonly Chain[]): Record<string, string> {
  const imports = new Map<string, Set<string>>();

  for (const chain of chains) {
    for (const [index, module] of chain.entries()) {
      const next = chain[index + 1];
      const known = imports.get(module) ?? new Set();

      if (isOwn(module)) {
        imports.set(module, next === undefined ? known : known.add(path(dirname(module), next)));
      }
    }
  }

  return Object.fromEntries(
    [...imports].map(([module, specifiers]) => [
      module,
      [...specifiers].map((specifier) => `import '${specifier}';\n`).join('') || 'export {};\n',
    ]),
  );
}

/** Specifier by which a module of the folder imports another module. */
function path(from: string, to: string): string {
  return isOwn(to) ? `./${relative(from, to)}` : to;
}

function isOwn(module: string): boolean {
  return /^(packages|apps)\//.test(module);
}

function installed(name: string): [string, string][] {
  return [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'module.exports = {};\n'],
  ];
}
