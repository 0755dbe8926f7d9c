import { readSoFar } from '@octavo/application/documents/read-so-far';
import { readingFailure } from '@octavo/application/documents/reading-failure';
import type { DocumentFileView, DocumentView, LeftView } from '@octavo/contract/document';
import { documentLimits, documentsLeft } from '@octavo/domain/access/assistant';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { DocumentFile, DocumentOutline, DocumentRecord } from '@octavo/domain/documents/document';
import type { Job } from '@octavo/domain/job';
import type { Locale } from '@octavo/i18n/locales';
import type { ServerPorts } from '../ports.ts';
import { viewFailure } from '../views.ts';
import { type OutlinePorts, outlineOf } from './outline.ts';
import { viewQuestion } from './view-question.ts';

export type DocumentPorts = OutlinePorts & Pick<ServerPorts, 'jobs' | 'questions' | 'engine' | 'clock'>;

/** A document with its questions, as its owner sees it. */
export async function viewDocument(
  ports: DocumentPorts,
  viewer: Viewer,
  document: DocumentRecord,
  locale: Locale,
): Promise<DocumentView> {
  const outline = await outlineOf(ports, document);
  const [files, questions, left] = await Promise.all([
    viewFiles(ports, document, outline, locale),
    ports.questions.of(document.id),
    viewLeft(ports, viewer),
  ]);

  return {
    id: document.id,
    createdAt: document.createdAt.toISOString(),
    expiresAt: document.expiresAt.toISOString(),
    engine: ports.engine.view,
    files,
    summary: (outline?.summary ?? []).map(({ text, citation }) => ({ text, citation })),
    suggestions: [...(outline?.suggestions ?? [])],
    left,
    questions: questions.map((question) => viewQuestion(question, locale)),
  };
}

/** A document in a list. */
export async function viewRow(ports: DocumentPorts, document: DocumentRecord, locale: Locale) {
  const outline = await ports.documents.findOutline(document);

  return {
    id: document.id,
    createdAt: document.createdAt.toISOString(),
    expiresAt: document.expiresAt.toISOString(),
    files: await viewFiles(ports, document, outline, locale),
  };
}

/** Files and questions that the viewer has left; null without a limit. */
export async function viewLeft(
  { documents, clock }: Pick<ServerPorts, 'documents' | 'clock'>,
  viewer: Viewer,
): Promise<LeftView | null> {
  return documentLimits(viewer) === null
    ? null
    : documentsLeft(viewer, await documents.countUse(viewer, clock.now()));
}

async function viewFiles(
  { jobs, files }: Pick<ServerPorts, 'jobs' | 'files'>,
  document: DocumentRecord,
  outline: DocumentOutline | null,
  locale: Locale,
): Promise<DocumentFileView[]> {
  const read = await readSoFar({ files }, document);

  return Promise.all(
    document.files.map(async (file) => {
      const [job, upload] = await Promise.all([jobs.find(file.job), files.find(file.token)]);
      const facts = outline?.files[outline.places.indexOf(file.place)];
      const soFar = read.find((each) => each.file === file.place);

      return {
        place: file.place,
        token: file.token,
        name: upload?.name ?? '',
        state: file.state,
        progress: progressOf(file, job),
        pages: facts?.pages ?? soFar?.pageCount ?? null,
        pagesRead: facts?.pagesRead ?? soFar?.pages ?? null,
        language: facts?.language ?? null,
        title: facts?.title ?? null,
        failure: viewFailure(file.state === 'failed' ? readingFailure(job) : null, locale),
      };
    }),
  );
}

function progressOf({ state }: DocumentFile, job: Job | null): number {
  if (state !== 'reading') {
    return 1;
  }

  return job?.state === 'running' ? job.progress : 0;
}
