import { subscriptionRead } from '@octavo/contract/billing';
import { Failure } from '@octavo/contract/failures';
import { linkSent, sessionView } from '@octavo/contract/session';
import { type Call, fieldOf, wrongField } from './call.ts';
import { succeed } from './envelope.ts';

const purposes = new Map([
  ['sign-in', 'log-in'],
  ['sign-up', 'sign-up'],
]);

export async function readUser({ api }: Call): Promise<Response> {
  // Without a session, this is refused.
  const { subscription } = await api.read(subscriptionRead, '/subscription');
  const { person, hasPro } = await api.read(sessionView, '/session');
  const isSubscribed = subscription !== null && subscription.overSince === null;

  return succeed({
    userInfo: { email: person?.email ?? '', name: person?.name ?? '' },
    vipInfo: { isVip: Number(hasPro), isSubscript: Number(isSubscribed) },
  });
}

/** Answers the same for every address: accounts are not disclosed. */
export async function checkEmail(call: Call): Promise<Response> {
  fieldOf(call, 'email');

  return succeed({ next: 'user/emailLogin' });
}

/** Sends a link; the session that it opens is that of the browser or program that uses it. */
export async function sendLink(call: Call): Promise<Response> {
  const purpose = purposes.get(call.fields.get('type') ?? 'sign-in');

  if (purpose === undefined) {
    throw wrongField('type');
  }

  const body = { email: fieldOf(call, 'email'), purpose };
  await call.api.read(linkSent, '/session/link', { method: 'POST', body });

  return succeed(null);
}

/** Address that starts the sign-in with Google. */
export async function findGoogle({ api }: Call): Promise<Response> {
  const { google } = await api.read(sessionView, '/session');

  if (!google) {
    throw new Failure('not-offered', 'Google sign-in is not configured');
  }

  return succeed({ url: '/api/v1/session/google' });
}

/** Answers the tasks that are left today. Jobs are counted when they end, never by this call. */
export async function countLeft({ api }: Call): Promise<Response> {
  const { freeTasks } = await api.read(sessionView, '/session');

  return succeed({ left: freeTasks === null ? null : Math.max(0, freeTasks.limit - freeTasks.used) });
}
