import { Failure } from '@octavo/contract/failures';
import { questionCharacters } from '@octavo/contract/limits';
import type { EngineView, QuestionRequest } from '@octavo/contract/question';
import { documentLimits, mayAsk } from '@octavo/domain/access/assistant';
import type { Viewer } from '@octavo/domain/access/viewer';
import { type DocumentRecord, readyPlaces } from '@octavo/domain/documents/document';
import type { OpenQuestion, QuestionRecord } from '@octavo/domain/documents/question';
import type { ApplicationPorts } from '../ports.ts';
import { requireAccess } from '../require-access.ts';
import { findDocument } from './find-document.ts';
import { readSoFar } from './read-so-far.ts';
import { readingFailure } from './reading-failure.ts';

type AskPorts = Pick<ApplicationPorts, 'documents' | 'files' | 'questions' | 'jobs' | 'clock' | 'vault'> & {
  readonly engine: { readonly view: EngineView };
};

/** A question with its document; `isNew` when it has to be answered now. */
export interface PlacedQuestion {
  readonly document: DocumentRecord;
  readonly question: QuestionRecord;
  readonly isNew: boolean;
}

/**
 * Adds a question about a document, once per id: the same request again returns the same question. It counts for the
 * limit of its client until it ends.
 *
 * @throws Failure `question-too-long`, `question-limit`, `document-not-ready`, `job-id-taken`, the failure of a file
 * when none could be read, and as `findDocument`
 */
export async function askQuestion(
  ports: AskPorts,
  viewer: Viewer,
  id: string,
  request: QuestionRequest,
): Promise<PlacedQuestion> {
  if (request.question.length > questionCharacters) {
    throw new Failure('question-too-long', `${request.question.length}`, {
      values: { limit: questionCharacters },
    });
  }

  const document = await findDocument(ports, viewer, id);
  const earlier = await ports.questions.find(request.id);

  if (earlier !== null) {
    return repeated(document, earlier, request);
  }

  const soFar = await readSoFar(ports, document);

  if (soFar.length === 0) {
    await requireReady(ports, document);
  }

  requireSelectedFile(document, request);
  const now = ports.clock.now();
  const question: OpenQuestion = {
    id: request.id,
    document: document.id,
    question: request.question,
    selection: request.selection,
    engine: ports.engine.view,
    askedAt: now,
    parts: [],
    isPartial: document.files.some(({ state }) => state === 'reading'),
    readSoFar: soFar,
    state: 'asked',
    beatAt: now,
  };
  const admission =
    documentLimits(viewer) === null
      ? null
      : {
          client: viewer,
          now,
          admit: (use: Parameters<typeof mayAsk>[1]) => requireAccess(mayAsk(viewer, use)),
        };
  const added = await ports.questions.add(question, admission);

  return added === question ? { document, question, isNew: true } : repeated(document, added, request);
}

/** @throws Failure `document-not-ready`, or that of the first file when none could be read */
async function requireReady({ jobs }: Pick<AskPorts, 'jobs'>, document: DocumentRecord): Promise<void> {
  if (readyPlaces(document).length > 0) {
    return;
  }

  const [first] = document.files;

  if (first === undefined || document.files.some(({ state }) => state === 'reading')) {
    throw new Failure('document-not-ready');
  }

  const failure = readingFailure(await jobs.find(first.job));
  throw new Failure(failure.code, '', { values: failure.values });
}

function requireSelectedFile({ files }: DocumentRecord, { selection }: QuestionRequest): void {
  if (selection !== null && !files.some(({ place }) => place === selection.file)) {
    throw new Failure('illegal-input', 'selection', { values: { option: 'selection.file' } });
  }
}

function repeated(
  document: DocumentRecord,
  question: QuestionRecord,
  { question: text, selection }: QuestionRequest,
): PlacedQuestion {
  const isSame =
    question.document === document.id &&
    question.question === text &&
    JSON.stringify(question.selection) === JSON.stringify(selection);

  if (!isSame) {
    throw new Failure('job-id-taken');
  }

  return { document, question, isNew: false };
}
