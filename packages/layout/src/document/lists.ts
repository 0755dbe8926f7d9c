import type { ParagraphDraft } from '../block/draft.ts';
import { type Label, readingStart } from '../block/labels.ts';
import type { NumberReading } from '../block/number-readings.ts';
import { knownSize } from '../known-size.ts';
import type { ListMarker } from '../model.ts';

const thresholds = {
  /** Items whose labels begin within this many points of each other are on one level. */
  sameLevel: 5,

  /** Maximum distance between two items of one list, in paragraphs. */
  farthest: 4,

  /** Widest gap of a space between words, in multiples of the font size; wider gaps are tabs. */
  widestSpace: 0.7,

  /** Deepest level of a list; Word has nine, counted from 0. */
  deepest: 8,

  /** Largest distance of a line from the start of its item's text, in points. */
  hanging: 3,

  /** Largest number of an item without a hanging indent; larger ones are years and house numbers. */
  largestNumber: 50,
};

interface OpenLevel {
  readonly left: number;
  readonly list: number;
  reading: NumberReading | null;
  readonly bullet: string | null;
  lastIndex: number;
}

/** True when a paragraph is an item of a list; null when only its label can decide. */
export type IsItem = (draft: ParagraphDraft) => boolean | null;

/** Finds the items of lists among paragraphs in reading order. */
export function listMarks(
  drafts: readonly ParagraphDraft[],
  isItem: IsItem,
): Map<ParagraphDraft, ListMarker> {
  const marks = new Map<ParagraphDraft, ListMarker>();
  let levels: OpenLevel[] = [];
  let lists = 0;

  for (const [index, draft] of drafts.entries()) {
    const { label } = draft;

    if (label === null || isItem(draft) === false) {
      continue;
    }

    const likeliest = isItem(draft) === true ? (label.readings[0] ?? null) : null;
    const reading =
      label.kind === 'number' ? (choose(label, draft, drafts, index, levels) ?? likeliest) : null;

    if (
      label.kind === 'number'
        ? reading === null
        : label.doubtful && isItem(draft) !== true && !isDashed(drafts, index)
    ) {
      continue;
    }

    const direction = draft.lines[0]?.direction ?? 'ltr';
    const left = label.left - readingStart(draft.bounds, direction);
    // Levels deeper than this item have ended; a long stretch of other text ends all of them.
    levels = levels.filter(
      (open) => open.left <= left + thresholds.sameLevel && index - open.lastIndex <= thresholds.farthest,
    );
    const same = levels.at(-1);
    const continues =
      same !== undefined &&
      Math.abs(same.left - left) <= thresholds.sameLevel &&
      (label.kind === 'bullet'
        ? same.bullet !== null
        : same.reading !== null && follows(same.reading, reading!));

    if (continues) {
      same.reading = reading;
      same.lastIndex = index;
    } else {
      if (same !== undefined && Math.abs(same.left - left) <= thresholds.sameLevel) {
        levels.pop();
      }

      const outer = levels.at(-1);
      // Nested numbers like 2.1 belong to the list above them.
      const list = outer === undefined ? (lists += 1) : outer.list;
      levels.push({
        left,
        list,
        reading,
        bullet: label.kind === 'bullet' ? label.text : null,
        lastIndex: index,
      });
    }

    for (const open of levels) {
      open.lastIndex = index;
    }

    marks.set(draft, {
      list: levels.at(-1)!.list,
      level: Math.min(thresholds.deepest, levels.length - 1),
      label: label.text,
      kind:
        reading === null
          ? { kind: 'bullet', character: label.text }
          : {
              kind: 'number',
              format: reading.format,
              value: reading.value,
              before: reading.before,
              after: reading.after,
              outerLevels: reading.outerLevels,
            },
    });
  }

  return marks;
}

/**
 * True when a dash marks an item: a neighbour is like it or its lines hang, and all further lines hang under
 * the text.
 */
function isDashed(drafts: readonly ParagraphDraft[], at: number): boolean {
  const label = drafts[at]?.label;
  const alike = drafts
    .slice(Math.max(0, at - 1), at + 2)
    .filter((draft) => draft.label?.text === label?.text && isBeside(draft.label, label));

  return (
    alike.every((draft) => draft.lines.length === 1 || hangs(draft)) &&
    (alike.length > 1 || alike.some(hangs))
  );
}

function isBeside(one: Label | null | undefined, other: Label | null | undefined): boolean {
  return Math.abs((one?.left ?? 0) - (other?.left ?? 0)) < thresholds.sameLevel;
}

/** True when the lines after the first are aligned with the text of the first, after its label. */
function hangs({ lines, label }: ParagraphDraft): boolean {
  return (
    label !== null &&
    lines.length > 1 &&
    lines
      .slice(1)
      .every((line) => Math.abs(readingStart(line, line.direction) - label.textLeft) < thresholds.hanging)
  );
}

/** Interpretation under which a number is part of a list; null when it begins a paragraph by chance. */
function choose(
  label: Label,
  draft: ParagraphDraft,
  drafts: readonly ParagraphDraft[],
  index: number,
  levels: readonly OpenLevel[],
): NumberReading | null {
  const neighbours = drafts
    .slice(index + 1, index + 1 + thresholds.farthest * 2)
    .flatMap((other) => other.label ?? []);

  for (const reading of label.readings) {
    if (levels.some((open) => open.reading !== null && follows(open.reading, reading))) {
      return reading;
    }
  }

  for (const reading of label.readings) {
    if (neighbours.some((other) => other.readings.some((next) => follows(reading, next)))) {
      return reading;
    }
  }

  // Without neighbours, an item is credible when its lines hang, or when its number is at most 50, punctuated
  // and set apart by a wide gap.
  const [likeliest] = label.readings;
  const isMarked =
    likeliest !== undefined &&
    likeliest.after !== '' &&
    label.gap > thresholds.widestSpace * knownSize(draft.lines[0]?.sizePoints);

  return likeliest !== undefined &&
    (hangs(draft) || (isMarked && likeliest.value <= thresholds.largestNumber))
    ? likeliest
    : null;
}

function follows(first: NumberReading, second: NumberReading): boolean {
  return (
    first.format === second.format &&
    first.before === second.before &&
    first.after === second.after &&
    second.value === first.value + 1 &&
    first.outerLevels === second.outerLevels &&
    first.path.slice(0, -1).every((value, index) => second.path[index] === value)
  );
}
