import { documentList, documentView } from '@octavo/contract/document';
import { Failure } from '@octavo/contract/failures';
import { type QuestionView, questionView } from '@octavo/contract/question';
import type { Api } from '../http/own-api.ts';
import { type Call, fieldOf, newToken, tokenOf, wrongField } from './call.ts';
import { succeed } from './envelope.ts';

type DocumentFiles = { readonly files: readonly { readonly title: string | null; readonly name: string }[] };

/** Refuses an upload for questions before its bytes arrive, when no document or question is left. */
export async function requireDocumentsLeft(api: Api): Promise<void> {
  const { left } = await api.read(documentList, '/documents');

  if (left?.documents === 0) {
    throw new Failure('document-limit');
  }

  if (left?.questions === 0) {
    throw new Failure('question-limit');
  }
}

/** Opens an uploaded file as a document. The document has the token of its file, by which `getTitle` asks for it. */
export async function addDocument(call: Call): Promise<Response> {
  const file = tokenOf(call, 'token');
  const password = call.fields.get('userpassword');
  const body = { id: file, files: [file], passwords: password === undefined ? {} : { [file]: password } };
  const { id } = await call.api.read(documentView, '/documents', { method: 'POST', body });

  return succeed({ documentId: id });
}

export async function readTitle(call: Call): Promise<Response> {
  const document = await call.api.read(documentView, `/documents/${tokenOf(call, 'token')}`);

  return succeed({ title: titleOf(document) });
}

export async function listDocuments({ api }: Call): Promise<Response> {
  const { documents } = await api.read(documentList, '/documents');

  return succeed(
    documents.map((document) => ({
      documentId: document.id,
      title: titleOf(document),
      date: document.createdAt,
    })),
  );
}

/** The latest questions of a document with their answers, in the order in which they were asked. */
export async function listQuestions(call: Call): Promise<Response> {
  const size = call.fields.get('pageSize') ?? '50';

  if (!/^[1-9]\d{0,3}$/.test(size)) {
    throw wrongField('pageSize');
  }

  const { questions } = await call.api.read(documentView, `/documents/${tokenOf(call, 'documentId')}`);

  return succeed(questions.slice(-Number(size)).map(viewAnswer));
}

export async function deleteDocument(call: Call): Promise<Response> {
  await call.api.open(`/documents/${tokenOf(call, 'documentId')}`, { method: 'DELETE' });

  return succeed(null);
}

/** Asks a question; answers with the event stream of the API. Sent again with its id, it is the same question. */
export async function ask(call: Call): Promise<Response> {
  const questions = `/documents/${tokenOf(call, 'documentId')}/questions`;
  const chosen = call.fields.has('questionId') ? tokenOf(call, 'questionId') : newToken();
  const body = { id: chosen, question: fieldOf(call, 'question') };
  const { id } = await call.api.read(questionView, questions, { method: 'POST', body });

  return call.api.open(`${questions}/${id}/events`);
}

function titleOf({ files: [first] }: DocumentFiles): string {
  return first?.title ?? first?.name ?? '';
}

function viewAnswer({ question, state, claims, citations }: QuestionView) {
  const pages = new Set(citations.map(({ page }) => page));

  return { question, state, answer: claims.map(({ text }) => text).join(' '), pages: [...pages] };
}
