import ts from 'typescript';
import type { thresholdsIn } from '../../tooling/src/thresholds.ts';

type FoundThresholds = NonNullable<ReturnType<typeof thresholdsIn>>;

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const comparing: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Source of a module that reads its thresholds, and compares with them, through `globalThis.octavoThresholds`. */
export function exposingSource(file: string, { literal, source }: FoundThresholds): string {
  const text = source.text;
  const replacements: Replacement[] = [
    {
      start: literal.getStart(),
      end: literal.getEnd(),
      text: `globalThis.octavoThresholds.noting('${file}')`,
    },
  ];

  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && comparing.has(node.operatorToken.kind) && !hasEffects(node)) {
      const reads = readsIn(node);

      if (reads.length > 0) {
        const names = [...new Set(reads.map(({ name }) => `'${name.text}'`))].join();
        const call = `globalThis.octavoThresholds.compare('${file}', [${names}], () => `;
        replacements.push({ start: node.getStart(), end: node.getStart(), text: call });
        replacements.push(
          ...reads.map(({ expression }) => ({
            start: expression.getStart(),
            end: expression.getEnd(),
            text: 'silentThresholds',
          })),
        );
        replacements.push({ start: node.getEnd(), end: node.getEnd(), text: ')' });
      }
    }

    ts.forEachChild(node, visit);
  };

  ts.forEachChild(source, visit);

  const sorted = replacements.sort((one, other) => one.start - other.start || one.end - other.end);
  let at = 0;
  let exposed = '';

  for (const { start, end, text: replacement } of sorted) {
    exposed += text.slice(at, start) + replacement;
    at = end;
  }

  return `${exposed}${text.slice(at)}\nconst silentThresholds = globalThis.octavoThresholds.silent('${file}');\n`;
}

/** Reads of thresholds in a comparison itself, not in a comparison or function within it. */
function readsIn(comparison: ts.Node): ts.PropertyAccessExpression[] {
  const reads: ts.PropertyAccessExpression[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'thresholds') {
      reads.push(node);
    } else if (
      !ts.isFunctionLike(node) &&
      !(ts.isBinaryExpression(node) && comparing.has(node.operatorToken.kind))
    ) {
      ts.forEachChild(node, visit);
    }
  };

  ts.forEachChild(comparison, visit);

  return reads;
}

/** True when an expression cannot be repeated: it counts, assigns or waits. */
function hasEffects(node: ts.Node): boolean {
  const isAssigning =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
  const isCounting =
    (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
    (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken);

  return (
    isAssigning ||
    isCounting ||
    ts.isAwaitExpression(node) ||
    (ts.forEachChild(node, (child) => hasEffects(child) || undefined) ?? false)
  );
}
