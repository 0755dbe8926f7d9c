import { aboutLength } from '@octavo/contract/limits';
import { type MessageField, messageFailures, messageRequest } from '@octavo/contract/messages';
import { readEmail } from '@octavo/domain/account/email';
import '@octavo/i18n/every-language';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { sessionContext } from '../../server-context.ts';
import { callApi, localeOfPage } from '../../session/session.server.ts';
import { addressIn } from '../../shell/address.ts';
import { originOf } from '../../shell/origin.server.ts';
import { randomToken } from '../../transports/random-token.ts';
import { askSite } from '../information/information.server.ts';
import { contactPath } from '../information/information.ts';
import type { RefusedMessage, TypedMessage } from './message-form.ts';

/** Opens the form with the data known about the user filled in. */
export async function openForm(given: LoaderFunctionArgs) {
  const { searchParams } = new URL(given.request.url);
  const { person, access } = given.context.get(sessionContext);
  const blank: TypedMessage = {
    // Generated with the form, so that a form sent twice is one message.
    id: randomToken(),
    name: person?.name ?? '',
    email: person?.email ?? '',
    subject: '',
    text: '',
    about: (searchParams.get('about') ?? '').slice(0, aboutLength.max),
  };

  return {
    blank,
    site: await askSite(given),
    hasPlans: access === 'subscription',
    number: /^[0-9A-Z]{8}$/.exec(searchParams.get('sent') ?? '')?.[0] ?? null,
    origin: originOf(given),
  };
}

/** Sends the message and redirects to its confirmation; otherwise returns the input with its problems. */
export async function sendMessage(given: ActionFunctionArgs) {
  const locale = localeOfPage(given.request);
  const typed = typedIn(await given.request.formData());
  const problems = problemsIn(typed, locale);

  if (Object.keys(problems).length > 0) {
    return refused({ typed, problems, failure: null });
  }

  const result = await callApi(given, 'POST', '/messages', { body: typed });

  if (!result.done) {
    return refused({ typed, problems, failure: result.detail });
  }

  throw redirect(`${addressIn(locale, contactPath)}?sent=${result.value.number}`, 303);
}

function refused(message: RefusedMessage) {
  return data(message, { status: 422 });
}

function typedIn(form: FormData): TypedMessage {
  // Forms submit line breaks as two characters (CRLF), which the user neither typed nor counted.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');

  return {
    id: text('id'),
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    text: text('text'),
    about: text('about'),
  };
}

/** Lists all invalid fields at once, so that the user need not correct them one after the other. */
function problemsIn(typed: TypedMessage, locale: Locale): RefusedMessage['problems'] {
  const wrong = new Set(messageRequest.safeParse(typed).error?.issues.map(({ path: [field] }) => field));

  if (readEmail(typed.email) === null) {
    wrong.add('email');
  }

  const fields = (Object.keys(messageFailures) as MessageField[]).filter((field) => wrong.has(field));

  return Object.fromEntries(fields.map((field) => [field, failureText(locale, messageFailures[field])]));
}
