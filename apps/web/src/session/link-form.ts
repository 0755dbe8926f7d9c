import type { FailureCode } from '@octavo/contract/failures';
import type { LinkRequest } from '@octavo/contract/session';

/** Result of requesting a login link. */
export type LinkAnswer =
  | { readonly sent: true; readonly email: string }
  | { readonly sent: false; readonly email: string; readonly code: FailureCode; readonly detail: string };

/** Link request of a form, sent with or without script. */
export function linkOrderIn(form: FormData, purpose: LinkRequest['purpose']): LinkRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const name = text('name');

  return {
    email: text('email'),
    purpose,
    next: text('next') || '/',
    ...(name === '' ? {} : { name }),
  };
}
