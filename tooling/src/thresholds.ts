import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './check-layers.ts';

const folder = 'packages/layout/src';

/** A number of layout analysis that decides something. */
export interface Threshold {
  /** Path of its file in the sources of `packages/layout`, without extension. */
  readonly file: string;
  readonly name: string;
  readonly value: number;
  /** The value as its source spells it, such as `1 / 24`. */
  readonly spelling: string;
  /** Comment above it, followed by the one that it refers to as the same; that of its group if it has none. */
  readonly comment: string;
}

/** The thresholds of a file with the object literal that has them. */
interface ThresholdObject {
  readonly thresholds: readonly Threshold[];
  readonly literal: ts.ObjectLiteralExpression;
  readonly source: ts.SourceFile;
}

/** All thresholds of layout analysis, in the order of files and then of sources. */
export function allThresholds(): Threshold[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .sort()
    .flatMap((path) => thresholdsIn(path, readFileSync(join(root, path), 'utf8'))?.thresholds ?? []);
}

/** The object named `thresholds` at the top level of a source file; null when there is none. */
export function thresholdsIn(path: string, text: string): ThresholdObject | null {
  if (!text.includes('const thresholds = {')) {
    return null;
  }

  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'thresholds')?.initializer;

  if (declared === undefined || !ts.isObjectLiteralExpression(declared)) {
    return null;
  }

  const file = path.slice(path.indexOf(folder) + folder.length + 1).replace(/\.ts$/, '');
  let comment = '';
  const thresholds = declared.properties.filter(ts.isPropertyAssignment).map((property): Threshold => {
    const spelling = property.initializer.getText();
    const own = commentOf(property, text) ?? comment;
    comment = own.startsWith('The same') ? `${own} ${comment}` : own;

    return { file, name: property.name.getText(), value: valueOf(spelling), spelling, comment };
  });

  return { thresholds, literal: declared, source };
}

/** Comment above a property; null for one that shares the comment of the property before it. */
function commentOf(property: ts.Node, text: string): string | null {
  const [range] = ts.getLeadingCommentRanges(text, property.getFullStart()) ?? [];

  return range === undefined
    ? null
    : text
        .slice(range.pos, range.end)
        .replace(/^\/\*+|\*+\/$|^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
}

/** @throws when the spelling is neither a number nor a fraction. */
function valueOf(spelling: string): number {
  const [above = 0, below = 1] = spelling.replaceAll('_', '').split('/').map(Number);
  const value = above / below;

  if (!Number.isFinite(value)) {
    throw new Error(`a threshold is a number or a fraction: ${spelling}`);
  }

  return value;
}
