import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

export interface Impurity {
  /** Path from the root, with the line. */
  readonly at: string;
  readonly code: string;
}

/** Folders whose rules receive the time and random values as arguments, so that each case is a row of a table. */
const pureFolders = ['packages/domain/src'];
/** Names of clocks and of sources of randomness; `globalThis` gives access to all of them. */
const sources = new Set(['crypto', 'globalThis', 'performance', 'setInterval', 'setTimeout', 'Temporal']);
/** Members that depend on their arguments alone. */
const pureDates = new Set(['UTC', 'parse']);

/** Finds code that reads a clock or random values in packages that must not. */
export function findImpurities(root: string): Impurity[] {
  return pureFolders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => impuritiesIn(path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')));
}

function impuritiesIn(path: string, text: string): Impurity[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Impurity[] = [];
  visit(file);

  return found;

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && isValue(node) && isImpure(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ at: `${path}:${line + 1}`, code: node.parent.getText() });
    }

    ts.forEachChild(node, visit);
  }
}

/** True for a name that stands for a value, not for a type, a member or a property of that name. */
function isValue(name: ts.Identifier): boolean {
  const { parent } = name;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === name;
  const isProperty =
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === name;

  return !isMember && !isProperty && !ts.isPartOfTypeNode(name);
}

/** True for a clock or a source of randomness; also for `Date` and `Math` themselves, which lead to their members. */
function isImpure(name: ts.Identifier): boolean {
  const { parent, text } = name;
  const member = ts.isPropertyAccessExpression(parent) ? parent.name.text : null;

  if (text === 'Math') {
    return member === null || member === 'random';
  }

  if (text !== 'Date') {
    return sources.has(text);
  }

  if (ts.isNewExpression(parent)) {
    return (parent.arguments ?? []).length === 0;
  }

  const isTypeTest =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;

  return !isTypeTest && (member === null || !pureDates.has(member));
}
