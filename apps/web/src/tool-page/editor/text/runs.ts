import type { RunLook, TextRun } from '@octavo/contract/edits/text';

type TextRuns = readonly TextRun[];

export function textOfRuns(runs: TextRuns): string {
  return runs.map(({ text }) => text).join('');
}

/** Puts text in place of a part of the runs; it takes the look of that part, or of the character before it. */
export function withText(runs: TextRuns, from: number, to: number, text: string): TextRuns {
  const look = lookAt(runs, from === 0 || to > from ? from : from - 1);

  return joined([...part(runs, 0, from), { text, look }, ...part(runs, to, Number.POSITIVE_INFINITY)]);
}

/** Properties of a look that change; undefined gives back what the file has. */
export type LookChange = { readonly [Name in keyof RunLook]: RunLook[Name] | undefined };

/** Gives a part of the runs another look. */
export function withLook(runs: TextRuns, from: number, to: number, look: LookChange): TextRuns {
  const changed = part(runs, from, to).map((run) => ({ text: run.text, look: lookWith(run.look, look) }));

  return joined([...part(runs, 0, from), ...changed, ...part(runs, to, Number.POSITIVE_INFINITY)]);
}

/** Look of the character at an index, or of the last one. */
export function lookAt(runs: TextRuns, index: number): RunLook {
  let end = 0;

  for (const { text, look } of runs) {
    end += text.length;

    if (index < end) {
      return look;
    }
  }

  return runs.at(-1)?.look ?? {};
}

/** Part of one text that differs from another one, and the text that stands there instead. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Change that leads from one text to another. `caret` is where typing has ended: of several equal letters, it tells
 * which one was typed.
 */
export function changeBetween(before: string, after: string, caret: number | null = null): TextChange {
  const isAtCaret = caret !== null && before.endsWith(after.slice(caret));
  let end = isAtCaret ? after.length - caret : commonEnd(before, after);
  let from = 0;

  while (
    from < Math.min(before.length - end, after.length - end) &&
    before.charCodeAt(from) === after.charCodeAt(from)
  ) {
    from += 1;
  }

  // A letter outside of the basic plane is changed as a whole.
  if (isLowHalf(before, from) || isLowHalf(after, from)) {
    from -= 1;
  }

  if (isLowHalf(before, before.length - end)) {
    end -= 1;
  }

  return { from, to: before.length - end, text: after.slice(from, after.length - end) };
}

function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let end = 0;

  while (end < most && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end)) {
    end += 1;
  }

  return end;
}

function isLowHalf(text: string, index: number): boolean {
  const code = text.charCodeAt(index);

  return index > 0 && code >= 0xdc00 && code <= 0xdfff;
}

function lookWith(look: RunLook, change: LookChange): RunLook {
  const entries = Object.entries({ ...look, ...change }).filter(([, value]) => value !== undefined);

  // The names and values are those of two looks.
  return Object.fromEntries(entries) as RunLook;
}

function part(runs: TextRuns, from: number, to: number): TextRuns {
  const parts: TextRun[] = [];
  let start = 0;

  for (const { text, look } of runs) {
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;

    if (piece !== '') {
      parts.push({ text: piece, look });
    }
  }

  return parts;
}

/** Runs of the same look as one; none of them is empty. */
function joined(runs: TextRuns): TextRuns {
  const result: TextRun[] = [];

  for (const run of runs) {
    const last = result.at(-1);

    if (last !== undefined && isSameLook(last.look, run.look)) {
      result[result.length - 1] = { text: last.text + run.text, look: last.look };
    } else if (run.text !== '') {
      result.push(run);
    }
  }

  return result;
}

function isSameLook(one: RunLook, other: RunLook): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof RunLook>;

  return [...names].every((name) => one[name] === other[name]);
}
