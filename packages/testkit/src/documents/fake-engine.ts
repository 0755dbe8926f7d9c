import type { PageWords } from '@octavo/contract/document';
import type { Failure } from '@octavo/contract/failures';
import type { CitationView } from '@octavo/contract/question';
import type {
  AnswerEngine,
  AnswerPart,
  AskedQuestion,
  DocumentReader,
  DocumentSummary,
  FileFacts,
  ReadFiles,
  RunningAnswer,
} from '@octavo/domain/documents/engine';

/** A citation with these words on the first page of a file. */
export function makeCitation(quote: string, file = 0): CitationView {
  return {
    file,
    page: 1,
    boxes: [[72, 72, 200, 84]],
    quote,
    marked: [{ start: 0, end: quote.length }],
    label: null,
    header: null,
    named: null,
  };
}

/** A claim with one citation. */
export function makeAnswer(text: string, quote = text): AnswerPart[] {
  return [
    { kind: 'text', claim: 0, text },
    { kind: 'citation', claim: 0, citation: makeCitation(quote) },
  ];
}

export const refusal: AnswerPart = { kind: 'refused', missing: ['Airbus'], nearest: [makeCitation('near')] };

/** An answer that a test gives part by part. */
export class HeldAnswer {
  readonly asked: AskedQuestion;
  readonly add: (part: AnswerPart) => void;
  readonly ended: Promise<{ readonly certain: boolean }>;
  end: (outcome: { readonly certain: boolean }) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  /** Failure that stopped it; null while it runs. */
  stoppedBy: Failure | null = null;

  constructor(asked: AskedQuestion, add: (part: AnswerPart) => void) {
    this.asked = asked;
    this.add = add;
    this.ended = new Promise((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
  }

  stop(failure: Failure): void {
    this.stoppedBy ??= failure;
    this.fail(failure);
  }
}

/**
 * Engine for tests: answers `The document says: …` with a citation, and refuses questions that begin with `Refuse`.
 * Questions that begin with `Hold` wait for the test.
 */
export class FakeEngine implements AnswerEngine, DocumentReader {
  readonly view = { kind: 'own' } as const;
  /** Answers that the test gives, by question. */
  readonly held = new Map<string, HeldAnswer>();

  answer(files: ReadFiles, asked: AskedQuestion, onPart: (part: AnswerPart) => void): RunningAnswer {
    if (asked.question.startsWith('Hold')) {
      const answer = new HeldAnswer(asked, onPart);
      this.held.set(asked.question, answer);

      return answer;
    }

    const parts = asked.question.startsWith('Refuse')
      ? [refusal]
      : makeAnswer(`The document says: ${asked.question}`, asked.question);
    const ended = this.#load(files).then(() => {
      parts.forEach(onPart);

      return { certain: true };
    });

    return { ended, stop: () => undefined };
  }

  async facts({ files }: ReadFiles): Promise<readonly FileFacts[]> {
    return files.map(() => ({ pages: 2, pagesRead: 2, language: 'eng', title: 'Report' }));
  }

  async summarise(files: ReadFiles): Promise<DocumentSummary> {
    await this.#load(files);

    return {
      summary: [{ text: 'It is about turbines.', citation: makeCitation('It is about turbines.') }],
      suggestions: ['What is it about?'],
    };
  }

  async words(_files: ReadFiles, _place: number, page: number): Promise<PageWords | null> {
    return page > 2
      ? null
      : {
          width: 595,
          height: 842,
          state: 'text',
          lines: [{ text: 'It is about turbines.', box: [72, 72, 200, 84] }],
        };
  }

  async close(): Promise<void> {}

  /** Reads the stored passages, as an engine that does not hold them. */
  async #load({ files }: ReadFiles): Promise<void> {
    await Promise.all(files.map(({ load }) => load()));
  }
}
