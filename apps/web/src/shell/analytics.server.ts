import type { LoaderFunctionArgs } from 'react-router';
import { type Analytics, analyticsContext } from '../server-context.ts';
import { barePath } from './address.ts';

/** Pages whose address or content is one person's business. */
const ofPeople =
  /^\/(account|history-tasks|log-in|mailbox|pay-fwd|pay-paypal|sign-up|success-log-in|success-subscription)\b/;

/** The script that counts the visit of this page: none for pages of people, nor for those who ask not to be counted. */
export function analyticsFor({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Analytics | null {
  const { pathname } = new URL(request.url);
  const refuses = request.headers.get('sec-gpc') === '1' || request.headers.get('dnt') === '1';

  return refuses || ofPeople.test(barePath(pathname)) ? null : context.get(analyticsContext);
}
