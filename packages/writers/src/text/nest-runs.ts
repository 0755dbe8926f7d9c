import type { Inline, TextRun } from '@octavo/layout/model';
import type { PageLinkTarget } from '@octavo/pdf/content/page-content';

/** Kinds of emphasis, outermost first. */
const marks = [
  'link',
  'superscript',
  'subscript',
  'strong',
  'emphasis',
  'underline',
  'strike',
  'highlight',
  'code',
] as const;

export type TextMark = (typeof marks)[number];

/** Inlines as a tree: a mark encloses all inlines that carry it. */
export type NestedRun =
  | { readonly kind: 'inline'; readonly inline: Inline }
  | {
      readonly kind: 'marked';
      readonly mark: TextMark;
      readonly link: PageLinkTarget | null;
      readonly children: readonly NestedRun[];
    };

interface MarkedRun {
  readonly inline: Inline;
  readonly marks: ReadonlySet<TextMark>;
  readonly link: PageLinkTarget | null;
}

/** Nests runs by their common marks, without `ignored` ones. */
export function nestRuns(inlines: readonly Inline[], ignored: ReadonlySet<TextMark>): NestedRun[] {
  const around = neighbours(inlines);
  const marked = inlines.map((inline, index): MarkedRun => {
    // A space or line break takes the marks of its neighbours, so that it does not split a mark.
    const own = says(inline) ? [inline] : (around[index] ?? []);
    const sets = own.map((run) => marksOf(run).filter((mark) => !ignored.has(mark)));
    const common = sets[0]?.filter((mark) => sets.every((other) => other.includes(mark))) ?? [];
    const link = own[0]?.link ?? null;
    const isOneLink = own.every((run) => sameLink(run.link, link));

    return {
      inline,
      marks: new Set(isOneLink ? common : common.filter((mark) => mark !== 'link')),
      link: isOneLink ? link : null,
    };
  });

  return nest(marked, 0);
}

/** Marks common to all text of the inlines. */
export function commonMarks(inlines: readonly Inline[]): TextMark[] {
  const runs = inlines.filter(says);
  const [first, ...rest] = runs.map(marksOf);

  return first?.filter((mark) => rest.every((other) => other.includes(mark))) ?? [];
}

function nest(runs: readonly MarkedRun[], depth: number): NestedRun[] {
  const mark = marks[depth];

  if (mark === undefined) {
    return runs.map(({ inline }) => ({ kind: 'inline', inline }));
  }

  return groupsOf(runs, mark).flatMap((group): NestedRun[] => {
    const children = nest(group, depth + 1);
    const [first] = group;

    return first?.marks.has(mark) === true
      ? [{ kind: 'marked', mark, link: first.link, children }]
      : children;
  });
}

function groupsOf(runs: readonly MarkedRun[], mark: TextMark): MarkedRun[][] {
  const groups: MarkedRun[][] = [];
  let last: MarkedRun | undefined;

  for (const run of runs) {
    const isSame =
      last !== undefined &&
      last.marks.has(mark) === run.marks.has(mark) &&
      (mark !== 'link' || sameLink(last.link, run.link));

    if (isSame) {
      groups.at(-1)!.push(run);
    } else {
      groups.push([run]);
    }

    last = run;
  }

  return groups;
}

function says(inline: Inline): inline is TextRun {
  return inline.kind === 'text' && inline.text.trim() !== '';
}

/** Nearest texts on both sides of each inline; empty at the edges, where there is nothing to join. */
function neighbours(inlines: readonly Inline[]): TextRun[][] {
  const before = lastTexts(inlines);
  const after = lastTexts(inlines.toReversed()).toReversed();

  return inlines.map((_, index) => {
    const [left, right] = [before[index], after[index]];

    return left == null || right == null ? [] : [left, right];
  });
}

/** For each inline, the last text up to it. */
function lastTexts(inlines: readonly Inline[]): (TextRun | null)[] {
  let last: TextRun | null = null;

  return inlines.map((inline) => {
    last = says(inline) ? inline : last;

    return last;
  });
}

function marksOf({ style, link }: TextRun): TextMark[] {
  const carried: readonly (readonly [TextMark, boolean])[] = [
    ['link', link !== null],
    ['strong', style.bold],
    ['emphasis', style.italic],
    ['underline', style.underline && link === null],
    ['strike', style.strike],
    ['highlight', style.highlight !== null],
    ['superscript', style.position === 'superscript'],
    ['subscript', style.position === 'subscript'],
    ['code', style.fixedPitch],
  ];

  return carried.flatMap(([mark, isCarried]) => (isCarried ? [mark] : []));
}

function sameLink(a: PageLinkTarget | null, b: PageLinkTarget | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
