import type { DocumentIndex } from '../index/document-index.ts';
import type { Passage, TextSpan } from '../passages/passage.ts';
import { countTokens } from './count-tokens.ts';
import { escaped, escapedValue } from './prompt.ts';

/** Passages as a model gets them. */
export interface NumberedPassages {
  readonly text: string;
  /** Numbers in `DocumentIndex.passages` by the id that the model sees. */
  readonly byId: ReadonlyMap<number, number>;
}

/** A passage that a model gets, and the parts of it. */
export interface ChosenPassage {
  /** Number in `DocumentIndex.passages`. */
  readonly passage: number;
  /** Parts of its text; all of it when missing. */
  readonly spans?: readonly TextSpan[];
  /** Elements before it, already escaped. */
  readonly before?: string;
}

/**
 * Numbers passages within a budget of tokens, best first. What does not fit is left out; the first passage
 * that does not is cut after the last sentence that does.
 */
export function numberPassages(
  index: DocumentIndex,
  chosen: readonly ChosenPassage[],
  budgetTokens: number,
): NumberedPassages {
  const elements: string[] = [];
  const byId = new Map<number, number>();
  let left = budgetTokens;

  for (const each of chosen) {
    const id = byId.size + 1;
    const element = elementOf(index, id, each, left);

    if (element === null) {
      break;
    }

    left -= countTokens(element);
    elements.push(element);
    byId.set(id, each.passage);
  }

  return { text: elements.join('\n'), byId };
}

/** Passage with a number of the index, and the index of its document. */
export function passageAt(
  index: DocumentIndex,
  number: number,
): { readonly document: number; readonly passage: Passage } {
  const place = index.passages[number];
  const passage = place === undefined ? undefined : index.documents[place.document]?.passages[place.place];

  if (place === undefined || passage === undefined) {
    throw new RangeError(`no passage ${number}`);
  }

  return { document: place.document, passage };
}

/** Null when not even the first sentence fits. */
function elementOf(
  index: DocumentIndex,
  id: number,
  { passage: number, spans, before = '' }: ChosenPassage,
  budgetTokens: number,
): string | null {
  const { document, passage } = passageAt(index, number);
  const page = passage.lines[0]?.page;
  const attributes = [
    `id="${id}"`,
    index.documents.length > 1 ? `document="${document + 1}"` : '',
    page === undefined ? '' : `page="${page + 1}"`,
    passage.headings.length === 0
      ? ''
      : `under="${escapedValue(passage.headings.join(' › ')).slice(0, 200)}"`,
  ].filter((attribute) => attribute !== '');
  const write = (text: string) => `${before}<passage ${attributes.join(' ')}>${escaped(text)}</passage>`;
  const parts = spans ?? [{ start: 0, end: passage.text.length }];
  const whole = write(parts.map(({ start, end }) => passage.text.slice(start, end)).join(' … '));

  if (countTokens(whole) <= budgetTokens) {
    return whole;
  }

  for (const { end } of [...passage.sentences].reverse()) {
    const cut = write(passage.text.slice(0, end));

    if (spans === undefined && countTokens(cut) <= budgetTokens) {
      return cut;
    }
  }

  return null;
}
