import type { Note } from '@octavo/contract/job';
import { formatNumber, formatPercent } from './format.ts';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import { fill } from './placeholders.ts';

type NoteValues = Note['values'];
export type Value = NoteValues[string] | undefined;
type NoteText = string | ((values: NoteValues) => string);

type NoteCode =
  | 'compressed'
  | 'already-small'
  | 'well-compressed'
  | 'print-data-removed'
  | 'archive-claim-removed'
  | 'signed-kept'
  | 'target-missed'
  | 'repaired'
  | 'nothing-to-repair'
  | 'signatures-removed'
  | 'changed-after-signing'
  | 'form-answers-doubtful'
  | 'form-answers-missing'
  | 'scripts-removed'
  | 'xfa-removed'
  | 'links-removed'
  | 'restrictions-removed'
  | 'protection-dropped'
  | 'scans-not-read'
  | 'scans-not-readable'
  | 'tables-found'
  | 'pages-without-tables'
  | 'comments-left'
  | 'marks-left'
  | 'sums-contradict'
  | 'text-instead-of-tables'
  | 'numbers-unread'
  | 'tables-cover'
  | 'words-through'
  | 'pages-scaled'
  | 'images-converted'
  | 'protected'
  | 'fields-renamed'
  | 'parts-kept'
  | 'page-over-size'
  | 'resolution-lowered'
  | 'solids-left-out'
  | 'references-left-out'
  | 'drawing-images-framed'
  | 'objects-left-out'
  | 'images-left-out'
  | 'parts-missing'
  | 'preview-used'
  | 'first-page-only'
  | 'tables-only'
  | 'picture-compressed'
  | 'below-target'
  | 'only-stripped'
  | 'fewer-pixels'
  | 'transparency-filled'
  | 'first-frame-only'
  | 'frames-left-out'
  | 'colours-converted'
  | 'heic-as-jpg'
  | 'resized'
  | 'enlarged'
  | 'encoding-guessed'
  | 'characters-dropped'
  | 'letters-missing'
  | 'sheet-too-wide'
  | 'pages-read'
  | 'pages-with-text-kept'
  | 'blank-pages-kept'
  | 'pages-turned'
  | 'pages-read-badly'
  | 'pages-without-words'
  | 'conversion-compared'
  | 'conversion-counted'
  | 'conversion-contents'
  | 'verdict-good'
  | 'verdict-look'
  | 'verdict-careful'
  | 'verdict-layout'
  | 'nothing-found'
  | 'flattened'
  | 'nothing-to-flatten'
  | 'comments-skipped'
  | 'values-skipped'
  | 'redaction-removed'
  | 'redaction-unfound'
  | 'redaction-checked'
  | 'redaction-scans-read'
  | 'redaction-scans-unread'
  | 'redaction-scans-wordless'
  | 'attachments-removed'
  | 'form-not-drawn';

/**
 * Values of `what` in a `repaired` note. For unknown values from the engine, the sentence of `defect` is used.
 */
type RepairKind =
  | 'xref-rebuilt'
  | 'junk-before-header'
  | 'object-relocated'
  | 'catalog-rebuilt'
  | 'page-tree-rebuilt'
  | 'page-tree-corrected'
  | 'stream-length-corrected'
  | 'rewritten'
  | 'pages-lost'
  | 'defect';

export interface NoteWords {
  readonly notes: Readonly<Record<NoteCode, NoteText>>;
  readonly repairs: Readonly<Record<RepairKind, NoteText>>;
  /** Sentence for a note code without its own one. */
  readonly other: string;
  /** Labels of figures; `count` is a value with two numbers. */
  readonly figures: Readonly<Record<'likeness' | 'worst' | 'words' | 'tables' | 'count', string>>;
}

/** Share of the words of a document from which a missing one is an exception. */
export const nearlyAll = 0.95;

export interface NoteFigure {
  readonly label: string;
  readonly value: string;
}

/** Text of a note about a result. An unknown code gets a neutral sentence. */
export function noteText(locale: Locale, note: Note): string {
  const sentence = sentenceFor(wordsIn(locale, 'notes'), note);

  return typeof sentence === 'string' ? sentence : sentence(note.values);
}

/** Measurements behind a note, for users who ask for details. */
export function noteFigures(locale: Locale, { code, values }: Note): readonly NoteFigure[] {
  const { figures } = wordsIn(locale, 'notes');
  const share = (label: string, value: Value) =>
    value === undefined ? [] : [{ label, value: atMost(locale, value) }];
  const { words, kept, of, ssim, ssimWorst, pagesMeasured } = values;

  switch (code) {
    case 'compressed':
      return pagesMeasured ? [...share(figures.likeness, ssim), ...share(figures.worst, ssimWorst)] : [];
    case 'picture-compressed':
      return share(figures.likeness, ssim);
    case 'conversion-compared':
    case 'conversion-counted':
    case 'words-through':
      return kept === undefined || of === undefined
        ? share(figures.words, words)
        : [
            {
              label: figures.words,
              value: fill(figures.count, { kept: whole(locale, kept), of: whole(locale, of) }),
            },
          ];
    case 'tables-cover':
      return share(figures.tables, words);
    default:
      return [];
  }
}

/** Percentage rounded down, so that only all gives 100 %. */
function atMost(locale: Locale, value: Value): string {
  return formatPercent(locale, Math.floor(Number(value) * 1000) / 1000, 1);
}

function whole(locale: Locale, value: Value): string {
  return formatNumber(locale, Number(value));
}

function sentenceFor({ notes, repairs, other }: NoteWords, { code, values }: Note): NoteText {
  if (code === 'repaired') {
    return ownOf(repairs, String(values['what'])) ?? repairs.defect;
  }

  return ownOf(notes, code) ?? other;
}

function ownOf(sentences: Readonly<Record<string, NoteText>>, name: string): NoteText | undefined {
  return Object.hasOwn(sentences, name) ? sentences[name] : undefined;
}
