import type { Plugin } from 'vite';

/**
 * Parts of React Router that every page would load and none uses, with what takes their place. The routes are sent with
 * the page (`routeDiscovery: initial`), and nothing measures navigations. An import that a new release adds to a part
 * fails the build.
 */
const replacements: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    const absent = () => { throw new Error('Routes are not discovered on this site.'); };
    export { absent as getManifestPath, absent as getPartialManifest, absent as getPathsWithAncestors };
    export { absent as handleClientVersionMismatch };
  `,
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    // For the server, whose code shares a file with that of the client.
    export const instrumentHandler = (handle) => handle;
    export const instrumentationResultMetaContext = undefined;
  `,
};

/** Keeps unused parts of React Router out of the scripts of pages: 3 kB of the script that a page starts with. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = /\/react-router\/dist\/production\/lib\/([\w/-]+)\.js$/.exec(id)?.[1];

      return part === undefined ? null : (replacements[part] ?? null);
    },
  };
}
