/**
 * Who may import whom. Each comment names the harm a breach would do. Run by `npm run check` through
 * dependency-cruiser, which reads TypeScript with the API of typescript 5.9.
 */
const tool = '^packages/tools/[a-z][a-z0-9-]+/';

module.exports = {
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
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'engine-knows-no-tool',
      comment: 'An engine that knows tools, Node or the DOM cannot run elsewhere or be trusted alone.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^packages/(engine/|contract/src/(failures|kinds|limits)\\.ts)',
      },
    },
    {
      name: 'engine-without-node',
      comment: 'A Node module in the engine ends its use in browsers.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-node-knows-no-tool',
      comment: 'Programs and hosts serve every tool; one that knew a tool would have to change with it.',
      severity: 'error',
      from: { path: '^packages/engine-node/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(tools/(?!_kit/types)|domain|adapters|ui|i18n)|apps)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules with I/O cannot be tested as a table.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(domain|contract)/' },
    },
    {
      name: 'domain-without-node',
      comment: 'Clocks, chance and disks reach rules as arguments.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'adapters-serve-ports',
      comment: 'An adapter that knows tools or applications cannot be replaced.',
      severity: 'error',
      from: { path: '^packages/adapters/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(tools|engine|engine-node|ui|i18n)|apps)/' },
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
      from: { path: `${tool}options\\.ts$` },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(tools/_kit|contract)/' },
    },
    {
      name: 'tools-stand-apart',
      comment: 'A tool that imports another cannot be removed or changed alone.',
      severity: 'error',
      from: { path: '^packages/tools/([a-z][a-z0-9-]+)/' },
      to: { path: '^packages/tools/[a-z]', pathNot: '^packages/tools/$1/' },
    },
    {
      name: 'runs-without-react',
      comment: 'Work runs where there is no screen.',
      severity: 'error',
      from: { path: `${tool}.*\\.ts$`, pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(ui|i18n|domain|adapters)/|^apps/|node_modules/react' },
    },
    {
      name: 'panels-ask-the-page',
      comment: 'A panel that imported an engine would send it to every visitor.',
      severity: 'error',
      from: { path: `${tool}.*\\.tsx$` },
      to: { path: '^packages/(engine|engine-node|domain|adapters)/|^apps/' },
    },
    {
      name: 'browser-without-node',
      comment: 'A Node module in reach of the browser breaks its build or ships a server.',
      severity: 'error',
      from: {
        path: '^(apps/web/(app|src)|packages/(ui|engine-browser))/',
        pathNot: '\\.(test|server)\\.tsx?$',
      },
      to: { path: '^packages/(engine-node|adapters)/|^apps/(server|worker|cli)/' },
    },
    {
      name: 'catalogue-stays-on-the-server',
      comment: 'Imported by a page, the names of every tool in every language are sent with every page.',
      severity: 'error',
      from: {
        path: `^(apps/web/src|packages/(ui|i18n|engine-browser))/|${tool}panel\\.tsx$`,
        pathNot: '\\.(test|server)\\.tsx?$',
      },
      to: { path: `^packages/tools/_gen/catalogue|${tool}tool\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-know-ports-only',
      comment: 'A route that imports an adapter cannot be tested without it.',
      severity: 'error',
      from: { path: '^apps/server/src/(routes|http)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(adapters|engine-node)/|^packages/tools/_gen/runs' },
    },
    {
      name: 'testkit-for-tests',
      comment: 'Fakes must not reach the product.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|\\.spec\\.ts$|^(packages/testkit|e2e|bench|tooling)/' },
      to: { path: '^packages/testkit/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
    combinedDependencies: true,
  },
};
