import { Failure } from '@octavo/contract/failures';
import { isTheirs } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { DocumentRecord } from '@octavo/domain/documents/document';
import { failStalled, hasStalled, type QuestionRecord } from '@octavo/domain/documents/question';
import { isExpired } from '@octavo/domain/retention';
import type { ApplicationPorts } from '../ports.ts';

type FindPorts = Pick<ApplicationPorts, 'documents' | 'clock' | 'vault'>;

/**
 * Finds a document of the viewer.
 *
 * @throws Failure `not-found` for an unknown id or a document of another owner, `file-expired`, `file-deleted`
 */
export async function findDocument(ports: FindPorts, viewer: Viewer, id: string): Promise<DocumentRecord> {
  const document = await ports.documents.find(id);

  if (document === null || !isTheirs(document.owner, viewer)) {
    throw new Failure('not-found');
  }

  await refuseGoneDocument(ports, document);

  return document;
}

/** @throws Failure `file-expired`, `file-deleted` */
export async function refuseGoneDocument(
  { clock, vault }: Pick<FindPorts, 'clock' | 'vault'>,
  document: DocumentRecord,
): Promise<void> {
  if (isExpired(document, clock.now())) {
    throw new Failure('file-expired');
  }

  // A document whose key is destroyed is deleted even before its row says so.
  if (document.isErased || !(await vault.holds(document.key))) {
    throw new Failure('file-deleted');
  }
}

/**
 * Finds a question about a document of the viewer; one whose process has ended fails here.
 *
 * @throws Failure as `findDocument`
 */
export async function findQuestion(
  ports: FindPorts & Pick<ApplicationPorts, 'questions'>,
  viewer: Viewer,
  { id, question }: { readonly id: string; readonly question: string },
): Promise<QuestionRecord> {
  const document = await findDocument(ports, viewer, id);
  const found = await ports.questions.find(question);

  if (found === null || found.document !== document.id) {
    throw new Failure('not-found');
  }

  return settleStalled(ports, found);
}

/** Fails a question whose process has ended. */
export async function settleStalled(
  { questions, clock }: Pick<ApplicationPorts, 'questions' | 'clock'>,
  question: QuestionRecord,
): Promise<QuestionRecord> {
  const now = clock.now();

  return hasStalled(question, now)
    ? ((await questions.change(question.id, (current) => failStalled(current, now))) ?? question)
    : question;
}
