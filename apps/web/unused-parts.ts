import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

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

/** Functions of a file that no page needs, each list under the feature that it belongs to. */
interface UnusedFunctions {
  readonly file: RegExp;
  /** Only the use of the feature calls them, and fails. Their prototypes stay empty. */
  readonly unreachable: Readonly<Record<string, readonly string[]>>;
  /** Called on every page; where the feature is not used, they have no effect and return nothing. */
  readonly idle: Readonly<Record<string, readonly string[]>>;
}

const unusedFunctions: readonly UnusedFunctions[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    unreachable: {
      'view transitions': [
        'startViewTransition',
        'createViewTransitionInstance',
        'ViewTransitionPseudoElement',
        'applyViewTransitionName',
        'restoreViewTransitionName',
        'applyViewTransitionToHostInstances',
        'restoreViewTransitionOnHostInstances',
        'measureViewTransitionHostInstancesRecursive',
        'scheduleViewTransitionEvent',
        'getViewTransitionName',
        'getViewTransitionClassName',
      ],
      'refs of fragments': [
        'FragmentInstance',
        'addFragmentHandleToFiber',
        'commitNewChildToFragmentInstance',
        'deleteChildFromFragmentInstance',
      ],
      'lists of suspended parts': ['updateSuspenseListComponent'],
      activities: ['updateActivityComponent', 'mountActivityChildren'],
      'custom elements': ['setPropOnCustomElement'],
      'states of actions': [
        'mountActionState',
        'updateActionStateImpl',
        'rerenderActionState',
        'dispatchActionState',
      ],
      'sheets with a precedence': [
        'acquireResource',
        'suspendResource',
        'preloadResource',
        'preloadResourceAndSuspendIfNeeded',
        'insertSuspendedStylesheets',
      ],
      'loading by calls': [
        'prefetchDNS',
        'preconnect',
        'preconnectAs',
        'preload',
        'preloadModule',
        'preinitStyle',
        'preinitScript',
        'preinitModuleScript',
      ],
    },
    idle: {
      'view transitions': [
        'trackEnterViewTransitions',
        'commitAppearingPairViewTransitions',
        'commitEnterViewTransitions',
        'commitDeletedPairViewTransitions',
        'commitExitViewTransitions',
        'commitNestedViewTransitions',
        'measureNestedViewTransitions',
        'restorePairedViewTransitions',
        'restoreEnterOrExitViewTransitions',
        'restoreNestedViewTransitions',
      ],
      'refs of fragments': [
        'commitNewChildToFragmentInstances',
        'commitFragmentInstanceInsertionEffects',
        'commitFragmentInstanceDeletionEffects',
        'isFragmentInstanceParent',
      ],
      'sheets with a precedence': ['getResource'],
      // Forms are posted to the server, by the browser or by React Router.
      'functions as actions of forms': ['extractEvents$1'],
      // The site has a bar of its own for navigations.
      'indicator of the browser': ['defaultOnDefaultTransitionIndicator'],
      // Read by handlers of errors only, and the site has none that does.
      'stacks of components': ['getStackByFiberInDevAndProd'],
    },
  },
  {
    file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    unreachable: {
      fetchers: ['fetch', 'handleFetcherAction', 'handleFetcherLoader'],
      'discovery of routes': ['discoverRoutes', 'patchRoutesImpl'],
    },
    idle: { 'view transitions': ['restoreAppliedTransitions', 'persistAppliedTransitions'] },
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/,
    unreachable: {
      fetchers: ['singleFetchLoaderFetcherStrategy'],
      'pages without a server': ['nonSsrStrategy'],
    },
    idle: {},
  },
];

/** Keeps unused parts of React and React Router out of the scripts of pages. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = /\/react-router\/dist\/production\/lib\/([\w/-]+)\.js$/.exec(id)?.[1];

      return part === undefined ? null : (replacements[part] ?? null);
    },
    transform(code, id) {
      const unused = unusedFunctions.find(({ file }) => file.test(id));

      return unused === undefined ? null : { code: withoutBodies(code, unused), map: null };
    },
  };
}

/**
 * Code whose unused functions have no body, so that the minifier drops what only the bodies used. A name that a new
 * release no longer has is an error.
 */
export function withoutBodies(code: string, { unreachable, idle }: Omit<UnusedFunctions, 'file'>): string {
  const bodies = new Map(
    Object.values(idle).flatMap((names) => names.map((name) => [name, '{return null}'])),
  );
  const failing = Object.entries(unreachable).flatMap(([feature, names]) =>
    names.map((name) => [name, `{throw Error("This build has no ${feature}")}`] as const),
  );
  failing.forEach(([name, body]) => bodies.set(name, body));
  const methods = new Set(failing.map(([name]) => `${name}.prototype.`));
  const found = new Set<string>();
  const cuts: { start: number; end: number; text: string }[] = [];

  new Visitor({
    FunctionDeclaration({ id, body }) {
      const text = bodies.get(id?.name ?? '');

      if (id !== null && body !== null && text !== undefined) {
        found.add(id.name);
        cuts.push({ start: body.start, end: body.end, text });
      }
    },
    ExpressionStatement({ start, end, expression }) {
      if (isMethodOf(code, expression, methods)) {
        cuts.push({ start, end, text: '' });
      }
    },
  }).visit(parseSync('unused.js', code).program);

  const missing = [...bodies.keys()].filter((name) => !found.has(name));

  if (missing.length > 0) {
    throw new Error(`Not found, so not left out: ${missing.join(', ')}`);
  }

  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
}

/** True for `Name.prototype.method = …`, where methods has `Name.prototype.`. */
function isMethodOf(code: string, expression: ESTree.Expression, methods: ReadonlySet<string>): boolean {
  return (
    expression.type === 'AssignmentExpression' &&
    methods.has(/^\w+\.prototype\./.exec(code.slice(expression.start, expression.end))?.[0] ?? '')
  );
}
