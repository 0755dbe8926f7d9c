import type { Note } from '@octavo/contract/job';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';

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
}

/** Text of a note about a result. An unknown code gets a neutral sentence. */
export function noteText(locale: Locale, note: Note): string {
  const sentence = sentenceFor(wordsIn(locale, 'notes'), note);

  return typeof sentence === 'string' ? sentence : sentence(note.values);
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
