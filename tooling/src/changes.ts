import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Changes {
  /** Paths of new and changed files, from the root. */
  readonly files: readonly string[];
  readonly deleted: readonly string[];
  /** True when a file was added or deleted, a manifest changed, or a file imports or exports other names. */
  readonly isRelinked: boolean;
}

/** Finds what the branch and the working tree changed since they left `main`. @throws outside a Git checkout. */
export function findChanges(root: string): Changes {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  const listed = (...words: readonly string[]) =>
    git(...words, '-z')
      .split('\0')
      .filter(Boolean);

  const base = baseCommit(git);
  const tracked = listed('diff', '--name-only', '--no-renames', base);
  const untracked = listed('ls-files', '--others', '--exclude-standard');
  const before = new Set(listed('ls-tree', '-r', '--name-only', base));
  const paths = [...new Set([...tracked, ...untracked])];
  const files = paths.filter((path) => existsSync(join(root, path)));
  const deleted = paths.filter((path) => !files.includes(path));

  return { files, deleted, isRelinked: deleted.length > 0 || files.some(isRelinked) };

  function isRelinked(path: string): boolean {
    if (!before.has(path) || path.endsWith('package.json')) {
      return true;
    }

    const isSource = /\.(c|m)?[jt]sx?$/.test(path);

    return (
      isSource && linksOf(git('show', `${base}:${path}`)) !== linksOf(readFileSync(join(root, path), 'utf8'))
    );
  }
}

/** Commit at which the current branch left `main`; without a branch `main`, the current commit. */
function baseCommit(git: (...words: readonly string[]) => string): string {
  for (const branch of ['main', 'origin/main']) {
    if (git('branch', '--all', '--list', branch, `remotes/${branch}`) !== '') {
      return git('merge-base', 'HEAD', branch).trim();
    }
  }

  return 'HEAD';
}

/** Text of all imports of a module, and the names of its exports. */
export function linksOf(text: string): string {
  const file = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const links: string[] = [];
  visit(file);

  return links.join('\n');

  function visit(node: ts.Node): void {
    if (isLink(node)) {
      links.push(node.getText(file));
    } else if (hasModifier(node, ts.SyntaxKind.ExportKeyword)) {
      links.push(hasModifier(node, ts.SyntaxKind.DefaultKeyword) ? 'default' : exportedNames(node));
    }

    ts.forEachChild(node, visit);
  }

  function exportedNames(node: ts.Node): string {
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.map(({ name }) => name.getText(file)).join();
    }

    return (node as ts.DeclarationStatement).name?.getText(file) ?? '';
  }
}

function isLink(node: ts.Node): boolean {
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

  return (
    isDynamic || [ts.isImportDeclaration, ts.isExportDeclaration, ts.isImportTypeNode].some((is) => is(node))
  );
}

function hasModifier(node: ts.Node, modifier: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === modifier);
}
