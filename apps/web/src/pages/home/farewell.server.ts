import { leavingWords } from '@octavo/i18n/leaving';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionContext } from '../../server-context.ts';
import { localeOfPage } from '../../session/session.server.ts';

/** Message for a user who has just left or deleted their account; null for everyone else. */
export function farewell(given: LoaderFunctionArgs): string | null {
  const asked = given.url.searchParams.get('done');
  const { farewells } = leavingWords(localeOfPage(given.request));

  if (given.context.get(sessionContext).person !== null) {
    return null;
  }

  return Object.entries(farewells).find(([name]) => name === asked)?.[1] ?? null;
}
