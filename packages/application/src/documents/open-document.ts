import type { DocumentFileRequest, DocumentRequest } from '@octavo/contract/document';
import { Failure } from '@octavo/contract/failures';
import { filesPerDocument } from '@octavo/contract/limits';
import { isTheirs, ownerOf } from '@octavo/domain/access/access';
import { documentLimits, mayOpenDocuments } from '@octavo/domain/access/assistant';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { DocumentFile, DocumentRecord } from '@octavo/domain/documents/document';
import type { DocumentAdmission } from '@octavo/domain/documents/ports';
import { expiryOfResult } from '@octavo/domain/retention';
import { findFile } from '../files/find-file.ts';
import { type RequestPorts, requestJob } from '../jobs/request-job.ts';
import type { ApplicationPorts } from '../ports.ts';
import { requireAccess } from '../require-access.ts';
import { findDocument, refuseGoneDocument } from './find-document.ts';

export type OpenPorts = RequestPorts &
  Pick<ApplicationPorts, 'documents' | 'ids'> & {
    /** Tool whose jobs read the files. */
    readonly readingTool: string;
  };

/**
 * Opens uploaded files as a document, once per id: the same request again returns the same document. Each file is read
 * by a job of its own.
 *
 * @throws Failure `document-limit`, `job-id-taken`, or the reason why a file cannot be read
 */
export async function openDocument(
  ports: OpenPorts,
  viewer: Viewer,
  request: DocumentRequest,
): Promise<DocumentRecord> {
  const tokens = [...new Set(request.files)];
  const earlier = await ports.documents.find(request.id);

  if (earlier !== null) {
    return repeated(ports, viewer, earlier, request, tokens);
  }

  const files = await Promise.all(tokens.map((token) => findFile(ports, viewer, token)));
  const createdAt = ports.clock.now();
  const reading = files.map(({ token }, place) => newFile(ports, token, place));
  const document = await ports.documents.add(
    {
      id: request.id,
      owner: ownerOf(viewer),
      address: viewer.address,
      files: reading,
      createdAt,
      expiresAt: expiryOfResult(files, createdAt, ports.config.limits.retainSeconds),
    },
    admissionOf(viewer, createdAt),
  );

  if (document.files[0]?.job !== reading[0]?.job) {
    return repeated(ports, viewer, document, request, tokens);
  }

  try {
    await readFiles(ports, viewer, document.files, request.passwords);
  } catch (error) {
    // None of its files is charged.
    await ports.documents.erase([document.id], ports.clock.now());
    throw error;
  }

  return document;
}

/**
 * Adds a file to a document, once.
 *
 * @throws Failure `too-many-files`, and as `openDocument`
 */
export async function addDocumentFile(
  ports: OpenPorts,
  viewer: Viewer,
  id: string,
  { file: token, password }: DocumentFileRequest,
): Promise<DocumentRecord> {
  const before = await findDocument(ports, viewer, id);
  const upload = await findFile(ports, viewer, token);
  const now = ports.clock.now();
  const file = newFile(ports, token, before.files.length);
  const expiresAt = expiryOfResult([upload], now, ports.config.limits.retainSeconds);
  const limits = { most: filesPerDocument, expiresAt };
  const document = await ports.documents.addFile(id, file, limits, admissionOf(viewer, now));
  const added = document?.files.find((each) => each.token === token);

  if (document === null) {
    throw new Failure('file-deleted');
  }

  if (added === undefined) {
    throw new Failure('too-many-files', '', { values: { limit: filesPerDocument } });
  }

  if (added.job === file.job) {
    try {
      await readFiles(ports, viewer, [added], password === undefined ? {} : { [token]: password });
    } catch (error) {
      await ports.documents.dropFile(added.job);
      throw error;
    }
  }

  return document;
}

function newFile({ ids }: Pick<ApplicationPorts, 'ids'>, token: string, place: number): DocumentFile {
  return { place, token, job: ids.token(), state: 'reading' };
}

function admissionOf(viewer: Viewer, now: Date): DocumentAdmission | null {
  return documentLimits(viewer) === null
    ? null
    : { client: viewer, now, admit: (use) => requireAccess(mayOpenDocuments(viewer, use)) };
}

/** Starts the jobs that read the files; starting one again changes nothing. */
async function readFiles(
  ports: OpenPorts,
  viewer: Viewer,
  files: readonly DocumentFile[],
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { token, job, state } of files) {
    if (state === 'reading' && (await ports.jobs.find(job)) === null) {
      const file = { token, password: passwords[token] };
      await requestJob(ports, viewer, { id: job, tool: ports.readingTool, files: [file], options: {} }, true);
    }
  }
}

/** Returns the document when the request repeats it, and refuses another request with the same id. */
async function repeated(
  ports: OpenPorts,
  viewer: Viewer,
  document: DocumentRecord,
  { passwords }: DocumentRequest,
  tokens: readonly string[],
): Promise<DocumentRecord> {
  const isSame = tokens.every((token, index) => document.files[index]?.token === token);

  if (!isSame || !isTheirs(document.owner, viewer)) {
    throw new Failure('job-id-taken');
  }

  await refuseGoneDocument(ports, document);
  // The process may have been killed before it started every job.
  await readFiles(ports, viewer, document.files, passwords);

  return document;
}
