import { reactRouter } from '@react-router/dev/vite';
import tailwind from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [tailwind(), reactRouter(), catalogueGuard()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Fonts and the PDF engine are cached by their own names; inlined they would be sent with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Every page needs them from the start, and together they compress better than apart.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                {
                  name: 'shell',
                  test: /apps\/web\/src\/(root|entry\.client|shell\/(?!layout\.)\w[\w-]*)\.tsx?$/,
                },
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
