import { globSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { root } from './check-layers.ts';
import { plant } from './plant.ts';

const projects = listProjects(join(root, 'tsconfig.json'));
const breach = [
  'document.title;',
  "process.env['HOME'];",
  "Buffer.from('');",
  'setTimeout(() => undefined, 1);',
  "fetch('/');",
  "console.log('');",
];
const folder = plant({
  'package.json': JSON.stringify({ type: 'module' }),
  'breach.ts': [...breach, 'export {};'].join('\n'),
  'host.ts': "export const text = new TextDecoder().decode(new TextEncoder().encode(''));\n",
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('checks every source file in exactly one project', () => {
  const checked = projects.flatMap(({ fileNames }) => fileNames).filter((path) => !path.endsWith('.d.ts'));
  const paths = checked.map((path) => relative(root, path)).filter((path) => /\.tsx?$/.test(path));

  expect(paths.toSorted()).toEqual(sources());
});

it.each(['documents', 'rules'])('knows no global of Node or of browsers in %s', (name) => {
  const path = join(root, `tooling/types/${name}.json`);
  const project = projects.find(({ options }) => options.configFilePath === path);
  const shared = join(root, 'tooling/types/web-common.d.ts');
  const files = ['breach.ts', 'host.ts'].map((file) => join(folder, file));
  const options = { ...project?.options, composite: false, noEmit: true, tsBuildInfoFile: undefined };
  const program = ts.createProgram([...files, shared], options);
  const breaches = program.getSemanticDiagnostics().map(({ file, start }) => {
    const { line } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: -1 };

    return `${relative(folder, file?.fileName ?? '')}:${line + 1}`;
  });

  expect([...new Set(breaches)]).toEqual(breach.map((_, index) => `breach.ts:${index + 1}`));
});

function listProjects(path: string): ts.ParsedCommandLine[] {
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const project = ts.parseJsonConfigFileContent(config, ts.sys, resolve(path, '..'), {}, path);
  const references = config.files?.length === 0 ? (project.projectReferences ?? []) : [];

  return [project, ...references.flatMap((each) => listProjects(ts.resolveProjectReferencePath(each)))];
}

function sources(): string[] {
  const folders = '{packages,apps,tooling,bench,e2e}';
  const skipped = /(^|\/)(node_modules|build|\.react-router)\/|\.d\.ts$/;

  return [...globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root }), ...globSync('*.ts', { cwd: root })]
    .filter((path) => !skipped.test(path))
    .toSorted();
}
