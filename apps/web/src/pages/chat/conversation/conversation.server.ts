import type { FailureCode } from '@octavo/contract/failures';
import '@octavo/i18n/every-language';
import { answerWaitSeconds } from '@octavo/contract/routes/documents';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { callApi, localeOfPage } from '../../../session/session.server.ts';
import { addressIn } from '../../../shell/address.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { chatPath, startPath } from '../page-paths.ts';
import { titleOf } from '../state/title.ts';

/** HTTP status by failure: 410 for a deleted conversation, 404 for one of another user or with an unknown id. */
const statusOf: Partial<Record<FailureCode, 404 | 410>> = {
  'file-expired': 410,
  'file-deleted': 410,
  'not-found': 404,
  'illegal-input': 404,
};

/** The conversation with its answers so far; null for one that is deleted or not the viewer's. */
export async function loader(given: LoaderFunctionArgs) {
  const { request, params } = given;
  const id = params['document'] ?? '';

  const locale = localeOfPage(request);
  const start = addressIn(locale, startPath);
  const { gone, elsewhere, name } = chatWords(locale);
  const answer = await callApi(given, 'GET', '/documents/{id}', { path: { id } });

  if (answer.done) {
    const document = answer.value;

    return {
      start,
      document,
      title: fill(name, { name: titleOf(document) }),
      gone,
      nextId: randomToken(),
      leftThen: Date.parse(document.expiresAt) - Date.now(),
    };
  }

  const status = statusOf[answer.code];

  if (status !== undefined) {
    const words = status === 410 ? gone : { ...gone, ...elsewhere };

    return data(
      { start, document: null, title: words.title, gone: words, nextId: '', leftThen: 0 },
      { status },
    );
  }

  throw data(null, { status: 503 });
}

/** Asks the question of a form that was sent without script, and waits for the answer. */
export async function action(given: ActionFunctionArgs) {
  const { request, params } = given;
  const path = { id: params['document'] ?? '' };
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const question = text('suggestion') || text('question');
  const body = { id: text('id'), question, selection: null };
  const asked = await callApi(given, 'POST', '/documents/{id}/questions', { path, body });

  if (!asked.done) {
    return data({ question, problem: asked.detail }, { status: 422 });
  }

  const parts = { path: { ...path, question: asked.value.id }, query: { wait: answerWaitSeconds } };
  await callApi(given, 'GET', '/documents/{id}/questions/{question}', parts);
  const here = addressIn(localeOfPage(request), chatPath(path.id));

  throw redirect(`${here}#q-${asked.value.id}`, 303);
}
