import type { LoaderFunctionArgs } from 'react-router';
import { analyticsContext } from '../server-context.ts';
import { barePath } from './address.ts';

/** Pages whose address or content is personal. */
const ofPeople =
  /^\/(account|history-tasks|log-in|mailbox|pay-fwd|pay-paypal|sign-up|success-log-in|success-subscription)\b/;

/**
 * Attributes of the script that counts the visit of this page; null for personal pages, and for visitors who
 * opt out of being counted.
 */
export function analyticsFor({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Readonly<Record<string, string>> | null {
  const { pathname } = new URL(request.url);
  const analytics = context.get(analyticsContext);
  const refuses = request.headers.get('sec-gpc') === '1' || request.headers.get('dnt') === '1';

  if (analytics === null || refuses || ofPeople.test(barePath(pathname))) {
    return null;
  }

  const data = Object.entries(analytics.data).map(([name, value]) => [`data-${name}`, value]);

  return { src: analytics.script, ...Object.fromEntries(data) };
}
