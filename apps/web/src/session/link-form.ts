import type { FailureCode } from '@octavo/contract/failures';
import type { LinkOrder } from '@octavo/contract/session';

/** What came of asking for a link. */
export type LinkAnswer =
  | { readonly sent: true; readonly email: string }
  | { readonly sent: false; readonly email: string; readonly code: FailureCode; readonly detail: string };

/** The order a form asks for, sent by script or without. */
export function linkOrderIn(form: FormData, purpose: LinkOrder['purpose']): LinkOrder {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const name = text('name');

  return {
    email: text('email'),
    purpose,
    next: text('next') || '/',
    ...(name === '' ? {} : { name }),
  };
}
