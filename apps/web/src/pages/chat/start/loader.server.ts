import type { DocumentList } from '@octavo/contract/document';
import '@octavo/i18n/every-language';
import { chatWords } from '@octavo/i18n/chat';
import { chatPageCopy } from '@octavo/i18n/chat-page';
import { plural } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill, promises } from '@octavo/i18n/placeholders';
import type { LoaderFunctionArgs } from 'react-router';
import { askContext, desktopContext, sessionContext } from '../../../server-context.ts';
import { callApi } from '../../../session/session.server.ts';
import { localeOf } from '../../../shell/address.ts';
import { originOf } from '../../../shell/origin.server.ts';
import { pricesFor } from '../../../structured-data/prices.server.ts';
import { taskSizeText } from '../../../tool-page/task-size.ts';
import { startPath } from '../page-paths.ts';
import { timeLeftText } from '../state/time-left-text.ts';
import { assistant } from './assistant-entry.server.ts';

/** Data of the page with the upload: its texts, the conversations of the viewer, and what is left of the limits. */
export async function loader(given: LoaderFunctionArgs) {
  const { request, context } = given;
  const locale = localeOf(new URL(request.url).pathname);
  const viewer = context.get(sessionContext);
  const session = viewer.hasAssistantPlan ? { ...viewer, taskBytes: viewer.wholeTaskBytes } : viewer;
  const [prices, { documents, left }] = await Promise.all([pricesFor(given), ownDocuments(given)]);

  return {
    id: startPath.slice(1),
    name: assistant.name[locale],
    copy: chatPageCopy(locale, promises(locale, taskSizeText(locale, session)), context.get(desktopContext)),
    icon: assistant.icon,
    documents: documents.map((document) => rowOf(locale, document)),
    left,
    prices,
    limitBytes: session.taskBytes,
    origin: originOf(given),
  };
}

/** Conversations of the viewer that are not deleted yet; none without an API. */
async function ownDocuments(given: LoaderFunctionArgs): Promise<DocumentList> {
  const nothing: DocumentList = { documents: [], left: null };

  if (given.context.get(askContext) === null) {
    return nothing;
  }

  const answer = await callApi(given, 'GET', '/documents', {});

  return answer.done ? answer.value : nothing;
}

/** A conversation in the list. Pages and time left distinguish conversations about files of the same name. */
function rowOf(locale: Locale, { id, files, expiresAt }: DocumentList['documents'][number]) {
  const words = chatWords(locale);
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const time = timeLeftText(locale, words, Date.parse(expiresAt) - Date.now());
  const notes = [pages === 0 ? '' : plural(locale, pages, words.pages), fill(words.deletedIn, { time })];

  return {
    id,
    name: files.map(({ name }) => name).join(', '),
    note: notes.filter((note) => note !== '').join(' · '),
  };
}

export type ConversationRow = ReturnType<typeof rowOf>;
