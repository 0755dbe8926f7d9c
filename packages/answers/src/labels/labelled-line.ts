import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { labelForm } from '../passages/label-form.ts';
import type { Passage, TextSpan } from '../passages/passage.ts';

/** A line of a form, an invoice or a letter head: `Invoice number: 4711`. Spans are within the passage. */
export interface LabelledLine {
  readonly label: TextSpan;
  /** Empty when the value stands on the lines below. */
  readonly value: TextSpan;
}

const thresholds = {
  /** Longest label, in words, and longest value, in characters: longer ones are sentences. */
  labelWords: 7,
  value: 160,
  /** Longest value that may end with a full stop, in characters. */
  sentence: 60,
};

/** Label and value of a sentence that is a line by itself; null for any other sentence. */
export function labelledLine(index: DocumentIndex, sentence: number): LabelledLine | null {
  const { passage, start, end } = index.sentences[sentence]!;
  const { kind, text, lines } = passageOf(index, passage);
  const written = text.slice(start, end);
  const match = kind === 'text' ? labelForm.exec(written) : null;

  if (match === null || !isOwnLine(lines, { start, end })) {
    return null;
  }

  const [whole, before = '', label = ''] = match;
  const value = written.length - whole.length;
  const isSentence = value > thresholds.value || (value > thresholds.sentence && /[.!?]$/u.test(written));
  const isLabel = /\p{L}/u.test(label) && label.split(/\s+/u).length <= thresholds.labelWords;

  return isSentence || !isLabel
    ? null
    : {
        label: { start: start + before.length, end: start + before.length + label.length },
        value: { start: start + whole.length, end },
      };
}

/** True when a sentence begins with a line of the page and ends with one. */
function isOwnLine(lines: Passage['lines'], { start, end }: TextSpan): boolean {
  const bounds = lines.map(({ words }) => {
    const texts = words.flatMap((_, at) =>
      at % 4 === 0 && words[at + 1]! > 0 ? [{ start: words[at]!, end: words[at + 1]! }] : [],
    );

    return { start: texts[0]?.start, end: texts.at(-1)?.end };
  });

  return bounds.some((line) => line.start === start) && bounds.some((line) => line.end === end);
}
