import type { OrderView } from '@octavo/contract/billing';
import type { FileView, JobRequest, JobView } from '@octavo/contract/job';
import { expectTypeOf, it } from 'vitest';
import { addressOf } from './address-of.ts';
import type { AnswerOf, FormRequestOf } from './api-types.ts';
import { call } from './call.ts';

// Checked by the type check; never run. An error that is expected and missing is an error itself.

it('answers with the views of the contract', () => {
  expectTypeOf<AnswerOf<'GET', '/jobs/{id}'>>().toEqualTypeOf<JobView>();
  expectTypeOf<AnswerOf<'POST', '/files'>>().toEqualTypeOf<FileView>();
  expectTypeOf<AnswerOf<'GET', '/orders/{id}'>>().toEqualTypeOf<OrderView>();
  expectTypeOf<AnswerOf<'DELETE', '/session'>>().toEqualTypeOf<undefined>();
});

it('refuses a route that does not exist, or not with this method', async () => {
  // @ts-expect-error The route is called /jobs.
  await call('POST', '/job', {});
  // @ts-expect-error Jobs are cancelled by POST.
  await call('DELETE', '/jobs/{id}/cancel', { path: { id: '' } });
});

it('refuses an address without its parts, or with others', () => {
  // @ts-expect-error The id is missing.
  addressOf('GET', '/jobs/{id}/zip', {});
  // @ts-expect-error The part is called token.
  addressOf('GET', '/files/{token}', { path: { id: '' } });
  // @ts-expect-error Content is shown with inline=1.
  addressOf('GET', '/files/{token}/content', { path: { token: '' }, query: { inline: 'yes' } });
});

it('refuses a body without its fields, or with others', async () => {
  // @ts-expect-error Files are missing.
  await call('POST', '/jobs', { body: { id: '', tool: '' } });
  // @ts-expect-error The purpose is log-in or sign-up.
  await call('POST', '/session/link', { body: { email: '', purpose: 'other' } });
  // @ts-expect-error This request has no body.
  await call('POST', '/jobs/{id}/cancel', { path: { id: '' }, body: {} as JobRequest });
});

it('lets a form send any text, but only in the fields of the API', () => {
  expectTypeOf({ body: { locale: 'de' as string } }).toExtend<FormRequestOf<'PATCH', '/account'>>();
  expectTypeOf({ body: { email: 1 } }).not.toExtend<FormRequestOf<'DELETE', '/account'>>();
  expectTypeOf({ body: { mail: '' } }).not.toExtend<FormRequestOf<'DELETE', '/account'>>();
});
