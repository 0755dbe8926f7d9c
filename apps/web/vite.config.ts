import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwind from '@tailwindcss/vite';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
import { pageBudget } from './page-budget.ts';
import { unusedParts } from './unused-parts.ts';

/** Modules that every page loads. Texts are not among them: a page loads those of one language. */
const shell =
  /apps\/web\/src\/(root|entry\.client|shell\/(?!application-offer|use-moment|tool-tile|trust-line)[\w-]+|structured-data\/breadcrumbs|session\/(use-session|use-tab-sync|tab-sync|session-end|work-here))\.tsx?$/;

/** Modules of the pages that take files. */
const intake =
  /apps\/web\/src\/(intake\/(carried|choose-files|file-drop)|session\/use-task-limit|shell\/(tool-tile|trust-line)|structured-data\/(prices|questions|site|software)|tool-page\/(keeps-data|tool-head|tool-metadata))\.tsx?$|packages\/(contract\/src\/kinds|ui\/src\/page-stack)\.tsx?$/;

/** Modules that every API call needs, in one file: three small files would cost more bytes than they hold. */
const api = /apps\/web\/src\/transports\/(call|fill-route|response-failure)\.ts$/;

/** List that `tooling/src/build-web.ts --strict` checks, also for an earlier build. */
const overBudget = join(import.meta.dirname, 'build/.over-budget');

export default defineConfig({
  plugins: [
    tailwind(),
    reactRouter(),
    catalogueGuard(),
    serviceWorker(),
    unusedParts(),
    pageBudget(overBudget),
  ],
  // A worker gets what it starts with in one file: sixty small ones would be one request each.
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  build: {
    target: 'es2022',
    // Fonts and the PDF engine are cached under their own names; inlined, they would be sent with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                {
                  name: 'shell',
                  test: shell,
                },
                { name: 'intake', test: intake },
                { name: 'api', test: api },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: { '/api': process.env['OCTAVO_API'] ?? 'http://localhost:3000' },
  },
});

/** Fails a build that would send the facts of tools, in every language, to the browser. */
function catalogueGuard(): Plugin {
  return {
    name: 'catalogue-guard',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        const modules = part.type === 'chunk' ? Object.entries(part.modules) : [];
        const sent = modules.find(
          ([id, { renderedLength }]) =>
            renderedLength > 0 && /packages\/tools\/(_gen\/catalogue|[^/]+\/tool)\.ts$/.test(id),
        );

        if (sent !== undefined) {
          this.error(`${sent[0]} reached the browser in ${part.fileName}: take it from a loader instead.`);
        }
      }
    },
  };
}

/** Emits the service worker at a fixed address, with its release: a hash of the names of all files. */
function serviceWorker(): Plugin {
  const source = join(import.meta.dirname, 'src/offline/service-worker.ts');

  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const release = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 16);
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);

      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const release = '${release}';\n${code.replace(/^export .*$/m, '')}`,
      });
    },
  };
}
