/**
 * Forbidden imports. Each comment names the harm that a breach would do. Run by `npm run check` through
 * dependency-cruiser, which reads TypeScript with the API of typescript 5.9.
 */
const { builtinModules } = require('node:module');

const tool = '^packages/tools/[a-z0-9][a-z0-9-]+/';
const documents = 'pdf|layout|writers|cad|ebook|formats|editing|signing|forms|answers';
const pure = `^packages/(${documents})/src/`;
const writer = '(docx|xlsx|pptx|text)';
const adapter = '(storage|database|memory|mail|payments|demo-payments|identity|ai)';
const browser = '^apps/web/src/|^packages/(ui|engine-browser)/src/|^packages/tools/[^/]+/[^/]+\\.tsx$';
const testCode = '^(packages|apps)/[a-z-]+/test/|\\.(test|test-d|spec|suite)\\.tsx?$';
const nodeModule = `^(node:)?(${builtinModules.join('|')})$`;
const test = '\\.test(-d)?\\.tsx?$';

const built = '^apps/[a-z]+/(build|\\.react-router)/';

const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: [built] },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tooling/types/base.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.js'],
  },
  combinedDependencies: true,
};

module.exports = {
  folders: ['packages', 'apps'],
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other can be neither understood nor tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-stands-alone',
      comment: 'Everything imports the contract: whatever it imported would be everywhere.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'contract-without-node',
      comment: 'Browsers load the contract too, and so does each document package that names kinds.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { path: nodeModule },
    },
    {
      name: 'pure-without-node',
      comment: 'A Node module in a document package ends its use in browsers and in other runtimes.',
      severity: 'error',
      from: { path: pure, pathNot: test },
      to: { path: nodeModule },
    },
    {
      name: 'pdf-stands-alone',
      comment: 'The object layer is useful on its own: anything it imported would come with it.',
      severity: 'error',
      from: { path: '^packages/pdf/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/pdf/' },
    },
    {
      name: 'fonts-know-no-document',
      comment: 'Font programs also arrive outside of PDF files; code that needs objects cannot read those.',
      severity: 'error',
      from: { path: '^packages/pdf/src/font/', pathNot: test },
      to: {
        path: '^packages/pdf/src/',
        pathNot: '^packages/pdf/src/((font|bytes|text|image)/|host\\.ts$)',
        reachable: true,
      },
    },
    {
      name: 'layout-knows-pdf-only',
      comment: 'A model of pages that knew a writer would have to change with every output format.',
      severity: 'error',
      from: { path: '^packages/layout/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(layout|pdf)/' },
    },
    {
      name: 'writers-know-the-model-only',
      comment: 'A writer that knew tools, formats or limits could not be used for anything else.',
      severity: 'error',
      from: { path: '^packages/writers/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(writers|layout|pdf)/' },
    },
    {
      name: 'writers-stand-apart',
      comment: 'A format that borrows from another one breaks when that one is corrected.',
      severity: 'error',
      from: { path: `^packages/writers/src/${writer}/`, pathNot: test },
      to: { path: `^packages/writers/src/${writer}/`, pathNot: '^packages/writers/src/$1/' },
    },
    {
      name: 'shared-parts-know-no-writer',
      comment: 'Parts that several writers share would carry one format into all of them.',
      severity: 'error',
      from: { path: '^packages/writers/src/', pathNot: `^packages/writers/src/${writer}/|${test}` },
      to: { path: `^packages/writers/src/${writer}/` },
    },
    {
      name: 'cad-knows-pdf-only',
      comment: 'Drawings are painted as PDF; any other knowledge would tie the painter to one caller.',
      severity: 'error',
      from: { path: '^packages/cad/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(cad|pdf)/' },
    },
    {
      name: 'readers-know-kinds-only',
      comment:
        'Names of file kinds are shared with the wire; the rest of the contract would make a reader part of it.',
      severity: 'error',
      from: { path: '^packages/(ebook|formats)/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/($1/|pdf/|contract/src/kinds\\.ts$)' },
    },
    {
      name: 'editing-knows-pdf-only',
      comment:
        'The browser applies edits for previews: whatever editing imported would be sent to every editor.',
      severity: 'error',
      from: { path: '^packages/editing/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(editing|pdf|contract)/' },
    },
    {
      name: 'signing-knows-documents-only',
      comment:
        'Keys are used in the browser: whatever signing imported could read them, and would be sent to every signer.',
      severity: 'error',
      from: { path: '^packages/signing/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(signing|editing|pdf|contract)/' },
    },
    {
      name: 'forms-know-editing-only',
      comment:
        'The page fills forms in, too: whatever forms imported would see numbers that stay in the browser.',
      severity: 'error',
      from: { path: '^packages/forms/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(forms|editing|pdf|contract)/' },
    },
    {
      name: 'answers-know-layout-types-only',
      comment:
        'Answers are found in what was read before: code of the layout would come with every question.',
      severity: 'error',
      from: { path: '^packages/answers/src/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(answers|layout/src/model\\.ts$)' },
    },
    {
      name: 'engine-node-knows-no-tool',
      comment: 'Programs and hosts serve every tool; one that knew a tool would have to change with it.',
      severity: 'error',
      from: { path: '^packages/engine-node/src', pathNot: test },
      to: { path: '^packages/(tools|(domain|adapters|ui|i18n)/)|^apps/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules with I/O cannot be tested as a table.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(domain|contract)/' },
    },
    {
      name: 'domain-without-node',
      comment: 'Clocks, chance and disks reach rules as arguments; libraries would bring their own.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { path: `${nodeModule}|(^|/)node_modules/` },
    },
    {
      name: 'application-knows-ports-only',
      comment:
        'A use case that knows HTTP, a database or a program serves no other application, and no test.',
      severity: 'error',
      from: { path: '^packages/application/src/', pathNot: test },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^packages/(application|contract|domain|formats|i18n)/',
      },
    },
    {
      name: 'application-without-node',
      comment: 'A use case with a clock, a disk or a library of its own runs only where these are.',
      severity: 'error',
      from: { path: '^packages/application/src/', pathNot: test },
      to: { path: `${nodeModule}|(^|/)node_modules/` },
    },
    {
      name: 'adapters-know-no-use-case',
      comment: 'An adapter that starts use cases decides what happens; only the composition may wire them.',
      severity: 'error',
      from: { path: '^packages/adapters/src/', pathNot: `^packages/adapters/src/platform|${test}` },
      to: { path: '^packages/application/' },
    },
    {
      name: 'adapters-serve-ports',
      comment: 'An adapter that knows documents, tools or applications cannot be replaced.',
      severity: 'error',
      from: { path: '^packages/adapters/src/', pathNot: test },
      to: { path: `^(packages/(${documents}|tools|engine-node|engine-browser|ui|i18n)|apps)/` },
    },
    {
      name: 'adapters-stand-apart',
      comment: 'An adapter that imports another cannot be replaced alone; `platform` puts them together.',
      severity: 'error',
      from: { path: `^packages/adapters/src/${adapter}/`, pathNot: test },
      to: { path: `^packages/adapters/src/${adapter}/`, pathNot: '^packages/adapters/src/$1/' },
    },
    {
      name: 'memory-for-the-desktop-only',
      comment: 'A service that kept files or jobs in memory would lose them with its process.',
      severity: 'error',
      from: { path: '^apps/(server|worker|cli)/src/|^packages/adapters/src/platform/', pathNot: test },
      to: { path: '^packages/adapters/src/memory/' },
    },
    {
      name: 'desktop-without-service',
      comment:
        'The desktop application has no database, accounts, mail or payments: what it imported would be installed with it.',
      severity: 'error',
      from: { path: '^apps/desktop/src/', pathNot: test },
      to: {
        path: '^packages/adapters/src/(database|mail|payments|demo-payments|identity|platform)/',
        pathNot: '^packages/adapters/src/database/failed-writes\\.ts$',
      },
    },
    {
      name: 'models-behind-their-port',
      comment:
        'The port turns every failure of a provider into a code: elsewhere, its errors would bring questions into the log.',
      severity: 'error',
      from: { pathNot: '^packages/adapters/src/ai/|(^|/)node_modules/' },
      to: { path: '(^|/)node_modules/(ai|@ai-sdk/[^/]+)/' },
    },
    {
      name: 'facts-are-data',
      comment: 'The catalogue is loaded everywhere: code behind a fact would be too.',
      severity: 'error',
      from: { path: `${tool}(tool|copy\\.[a-z]+)\\.ts$` },
      to: { path: '.', pathNot: `^packages/(tools/_kit/|contract/src/limits)|${tool}options\\.ts$` },
    },
    {
      name: 'options-are-schemas',
      comment: 'Options load with the tool page and in every process that validates.',
      severity: 'error',
      from: { path: `${tool}(local-)?options\\.ts$` },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^packages/(tools/_kit|contract)/|^packages/forms/src/[a-z0-9]+/questions\\.ts$',
      },
    },
    {
      name: 'tools-stand-apart',
      comment: 'A tool that imports another cannot be removed or changed alone.',
      severity: 'error',
      from: { path: '^packages/tools/([a-z0-9][a-z0-9-]+)/' },
      to: { path: '^packages/tools/[a-z0-9]', pathNot: '^packages/tools/$1/' },
    },
    {
      name: 'kit-knows-no-tool',
      comment: 'Over the kit, a tool would reach another one, and every page would load both.',
      severity: 'error',
      from: { path: '^packages/tools/_kit/', pathNot: test },
      to: { path: '^packages/tools/[a-z]' },
    },
    {
      name: 'runs-without-react',
      comment: 'Work runs where there is no screen.',
      severity: 'error',
      from: { path: `${tool}.*\\.ts$`, pathNot: test },
      to: { path: '^packages/(ui|i18n|domain|adapters)/|^apps/|(^|node_modules/)react(-dom)?(/|$)' },
    },
    {
      name: 'panels-ask-the-page',
      comment: 'A panel that imported an engine would send it to every visitor.',
      severity: 'error',
      from: { path: `${tool}.*\\.tsx$` },
      to: { path: `^packages/(${documents}|engine-node|domain|adapters)/|^apps/` },
    },
    {
      name: 'routes-know-ports-only',
      comment: 'A route that imports an adapter cannot be tested without it.',
      severity: 'error',
      from: { path: '^apps/server/src/(routes|http)/', pathNot: test },
      to: { path: '^packages/(adapters|engine-node)/|^packages/tools/_gen/runs' },
    },
    {
      name: 'facade-asks-the-api',
      comment: 'A second protocol that reached past the API could allow what the API refuses.',
      severity: 'error',
      from: { path: '^apps/server/src/facade/', pathNot: test },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^packages/contract/|^apps/server/src/(facade/|http/(environment|own-api)\\.ts$)',
      },
    },
    {
      name: 'agents-ask-the-api',
      comment: 'An interface for agents that reached past the API could allow what the API refuses.',
      severity: 'error',
      from: { path: '^apps/server/src/agents/', pathNot: test },
      to: {
        path: '^(packages|apps)/',
        pathNot:
          '^packages/(agents|contract|i18n)/|^apps/server/src/(agents/|http/(environment|own-api)\\.ts$)',
      },
    },
    {
      name: 'agents-know-no-host',
      comment: 'The tools that agents see are the same on a computer and over HTTP.',
      severity: 'error',
      from: { path: '^packages/agents/', pathNot: test },
      to: {
        path: '^packages/',
        pathNot: '^packages/(agents|contract|tools/(_gen|_kit|[^/]+/(tool|options|copy)))',
      },
    },
    {
      name: 'pages-ask-the-transport',
      comment:
        'A page that calls the server itself cannot run where there is none, as in the desktop application.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/transports/' },
      to: { path: '^apps/web/src/transports/server/' },
    },
    {
      name: 'files-know-no-surface',
      comment: 'The files of a tool page serve every surface; one that they knew would load with all others.',
      severity: 'error',
      from: { path: '^apps/web/src/tool-page/files/' },
      to: { path: '^apps/web/src/tool-page/[^/]+/', pathNot: '^apps/web/src/tool-page/files/' },
    },
    {
      name: 'job-knows-no-surface',
      comment:
        'A job and its results are the same for every surface; one that they knew would load with all.',
      severity: 'error',
      from: { path: '^apps/web/src/tool-page/job/' },
      to: { path: '^apps/web/src/tool-page/[^/]+/', pathNot: '^apps/web/src/tool-page/(files|job)/' },
    },
    {
      name: 'surfaces-stand-apart',
      comment: 'A tool page loads one surface: one that imports another loads both.',
      severity: 'error',
      from: { path: '^apps/web/src/tool-page/([^/]+)/', pathNot: '^apps/web/src/tool-page/(files|job)/' },
      to: { path: '^apps/web/src/tool-page/[^/]+/', pathNot: '^apps/web/src/tool-page/(files|job|$1)/' },
    },
    {
      name: 'product-without-tests',
      comment: 'Fakes and test runners must not reach the product, nor what helps tests stand beside it.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: `^packages/testkit/|${testCode}` },
      to: { path: `^packages/testkit/|${testCode}|(^|/)node_modules/(vitest|fast-check|@playwright)/` },
    },
  ],
  options,
  /** Rules on everything that a browser file reaches, over any number of imports that remain at run time. */
  browser: {
    /** Pages load the panels of tools by their registry. */
    folders: ['apps/web/src', 'packages/ui/src', 'packages/engine-browser/src'],
    forbidden: [
      {
        name: 'browser-without-node',
        comment: 'A Node module in reach of the browser breaks its build, or a page when it is opened.',
        severity: 'error',
        from: { path: browser },
        to: { path: nodeModule, reachable: true },
      },
      {
        name: 'browser-without-server',
        comment: 'Code of the server in reach of the browser is sent to every visitor, with what it knows.',
        severity: 'error',
        from: { path: browser },
        to: {
          path: '^packages/(engine-node|adapters|application)/|^apps/(server|worker|cli)/|^@octavo/|(^|node_modules/)(pg|sharp|kysely|playwright-core)(/|$)',
          reachable: true,
        },
      },
      {
        name: 'panels-reach-no-engine',
        comment: 'Over the kit, too, an engine would be sent to every visitor of the tool.',
        severity: 'error',
        from: { path: `${tool}.*\\.tsx$` },
        to: { path: '^packages/(layout|writers|cad|ebook)/', reachable: true },
      },
      {
        name: 'catalogue-stays-on-the-server',
        comment: 'In reach of a page, the names of every tool in every language are sent with it.',
        severity: 'error',
        // The list of routes is read by the build, and no page has it.
        from: { path: browser, pathNot: '^apps/web/src/routes\\.ts$' },
        to: { path: `^packages/tools/_gen/(catalogue|runs)|${tool}(tool|run)\\.ts$`, reachable: true },
      },
    ],
    options: {
      ...options,
      tsPreCompilationDeps: false,
      // React Router takes loaders and what they import, `*.server.ts`, out of a page, or fails the build.
      exclude: { path: [built, '\\.(test|spec|server)\\.tsx?$'] },
    },
  },
};
