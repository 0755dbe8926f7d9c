import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, minifySync, parseSync } from 'rolldown/utils';

const script = /\.[cm]?js$/;

/**
 * Removes comments, except those with a licence, and white space from all scripts of a folder, and shortens the names
 * of variables. Functions, classes and expressions stay, so that errors name the same functions.
 *
 * @throws Error for a script that cannot be parsed
 */
export function compactScripts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && script.test(entry.name)) {
      const path = join(entry.parentPath, entry.name);
      writeFileSync(path, compact(path, readFileSync(path, 'utf8')));
    }
  }
}

function compact(path: string, source: string): string {
  const { code, errors } = minifySync(path, source, {
    compress: false,
    mangle: { toplevel: false, keepNames: true },
    codegen: { removeWhitespace: true, legalComments: 'inline' },
  });
  const [error] = errors;

  if (error !== undefined) {
    throw new Error(`${path} cannot be made compact: ${error.message}`);
  }

  return isCommon.test(code) ? withQuotes(path, code) : code;
}

/** Marks of CommonJS, of which modules have none that matter. */
const isCommon = /\b(exports|require)\b/;

/** Writes constant texts with quotes again: Node finds the exports of CommonJS by their form, and reads no others. */
function withQuotes(path: string, code: string): string {
  const found: Text[] = [];
  collectTexts(parseSync(path, code).program, found);
  let end = code.length;
  const parts: string[] = [];

  for (const { start, end: textEnd, text } of found.toSorted((one, other) => other.start - one.start)) {
    parts.push(code.slice(textEnd, end), JSON.stringify(text));
    end = start;
  }

  return [...parts, code.slice(0, end)].toReversed().join('');
}

interface Text {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Finds templates without expressions; those of a tag are no texts. */
function collectTexts(value: unknown, found: Text[]): void {
  if (Array.isArray(value)) {
    value.forEach((each) => collectTexts(each, found));
  } else if (isTagged(value)) {
    collectTexts([value.tag, value.quasi.expressions], found);
  } else if (isTemplate(value) && value.expressions.length === 0) {
    const text = value.quasis[0]?.value.cooked;

    if (text != null) {
      found.push({ start: value.start, end: value.end, text });
    }
  } else if (typeof value === 'object' && value !== null) {
    collectTexts(Object.values(value), found);
  }
}

function isTemplate(node: unknown): node is ESTree.TemplateLiteral {
  return typeOf(node) === 'TemplateLiteral';
}

function isTagged(node: unknown): node is ESTree.TaggedTemplateExpression {
  return typeOf(node) === 'TaggedTemplateExpression';
}

function typeOf(node: unknown): unknown {
  return typeof node === 'object' && node !== null && 'type' in node ? node.type : undefined;
}
