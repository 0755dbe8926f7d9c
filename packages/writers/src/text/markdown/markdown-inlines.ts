import type { Inline, TextStyle } from '@octavo/layout/model';
import { type NestedRun, nestRuns, type TextMark } from '../nest-runs.ts';
import { fieldText } from '../plain-inlines.ts';
import { webAddress } from '../web-address.ts';
import { escapeMarkdown } from './escape-markdown.ts';

export interface MarkdownContext {
  readonly bodyStyle: TextStyle;
  /** Line break within a paragraph. */
  readonly lineEnd: string;
  noteMark(note: number): string;
}

const delimiters: Readonly<Partial<Record<TextMark, { readonly sign: string; readonly tag: string }>>> = {
  strong: { sign: '**', tag: 'strong' },
  emphasis: { sign: '*', tag: 'em' },
  strike: { sign: '~~', tag: 's' },
};

const tags: Readonly<Partial<Record<TextMark, string>>> = { superscript: 'sup', subscript: 'sub' };

/** Marks without Markdown syntax. */
const unwritten: readonly TextMark[] = ['underline', 'highlight'];

export function markdownInlines(
  inlines: readonly Inline[],
  context: MarkdownContext,
  plainMarks: readonly TextMark[] = [],
): string {
  const ignored = new Set([...unwritten, ...plainMarks]);

  if (context.bodyStyle.fixedPitch) {
    ignored.add('code');
  }

  return joined(nestRuns(inlines, ignored), context, '').trim();
}

/** Concatenates the text of runs; `after` is the character that follows the last. */
function joined(runs: readonly NestedRun[], context: MarkdownContext, after: string): string {
  let text = '';

  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1];
    text += written(run, context, text.at(-1) ?? '', next === undefined ? after : firstCharacter(next));
  }

  return text;
}

function written(run: NestedRun, context: MarkdownContext, before: string, after: string): string {
  if (run.kind === 'inline') {
    return single(run.inline, context);
  }

  if (run.mark === 'code') {
    return codeSpan(run.children);
  }

  const content = joined(run.children, context, after);
  // Delimiters must not enclose leading or trailing spaces.
  const [, start = '', core = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? [];

  if (core === '') {
    return content;
  }

  if (run.mark === 'link') {
    const address = run.link === null ? null : webAddress(run.link);

    return address === null ? content : `${start}[${core}](${markdownAddress(address)})${end}`;
  }

  const delimiter = delimiters[run.mark];

  if (delimiter === undefined) {
    const tag = tags[run.mark];

    return tag === undefined ? content : `${start}<${tag}>${core}</${tag}>${end}`;
  }

  const { sign, tag } = delimiter;
  const opens = isFlanking(start === '' ? before : ' ', core.at(0) ?? '');
  const closes = isFlanking(end === '' ? after : ' ', core.at(-1) ?? '');

  return opens && closes ? `${start}${sign}${core}${sign}${end}` : `${start}<${tag}>${core}</${tag}>${end}`;
}

/**
 * True when a delimiter is recognized between two characters (CommonMark, 6.2): next to punctuation inside,
 * it needs a space or punctuation outside.
 */
function isFlanking(outside: string, inside: string): boolean {
  const isApart = outside === '' || /[\s\p{P}\p{S}]/u.test(outside);

  return outside !== '*' && outside !== '~' && (isApart || !/[\p{P}\p{S}]/u.test(inside));
}

function single(inline: Inline, context: MarkdownContext): string {
  switch (inline.kind) {
    case 'text':
      return escapeMarkdown(inline.text);
    case 'break':
      return context.lineEnd;
    case 'tab':
      return '  ';
    case 'note':
      return context.noteMark(inline.note);
    case 'field':
      return escapeMarkdown(fieldText(inline.field));
    case 'image':
    case 'page-number':
    case 'page-count':
      return '';
  }
}

/** Code span with a fence longer than any run of backticks inside. */
function codeSpan(children: readonly NestedRun[]): string {
  const text = children.map(plain).join('').replaceAll('\n', ' ');
  const [, start = '', core = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];

  if (core === '') {
    return text;
  }

  const rows = core.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...rows.map(({ length }) => length)) + 1);
  const room = core.startsWith('`') || core.endsWith('`') ? ' ' : '';

  return `${start}${fence}${room}${core}${room}${fence}${end}`;
}

function plain(run: NestedRun): string {
  if (run.kind === 'marked') {
    return run.children.map(plain).join('');
  }

  return run.inline.kind === 'text' ? run.inline.text : run.inline.kind === 'break' ? '\n' : ' ';
}

function firstCharacter(run: NestedRun): string {
  return plain(run).at(0) ?? '';
}

function markdownAddress(address: string): string {
  const escaped = address.replace(/[\s<>\\]/g, (character) => encodeURIComponent(character));

  return /[()]/.test(escaped) ? `<${escaped}>` : escaped;
}
