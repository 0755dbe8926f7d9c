import { productTypeOf } from '@octavo/contract/billing';
import { formTokenField } from '@octavo/contract/form-token';
import { type DemoCard, type DemoCheckout, demoCards } from '@octavo/domain/billing/demo-payments';
import { minorUnits } from '@octavo/domain/billing/money';
import { afterPeriods, regularCycle, trialCycle } from '@octavo/domain/billing/periods';
import { demoPaymentWords } from '@octavo/i18n/demo-payments';
import type { Locale } from '@octavo/i18n/locales';
import { amountText, dayText } from '@octavo/i18n/mail/money-text';
import { html } from 'hono/html';
import { type Html, plainPage } from './plain-page.ts';

/** Values of a response that a page with forms needs. */
export interface FormContext {
  /** Nonce of the content security policy. */
  readonly nonce: string;
  /** Form token of the requesting browser. */
  readonly token: string;
}

/** Uses plain forms, which work without script like the pages of real providers. */
export function checkoutPage(checkout: DemoCheckout, now: Date, form: FormContext): Html {
  const words = demoPaymentWords(checkout.locale);
  const isOver = checkout.state !== 'waiting' || checkout.isLate;
  const body = isOver
    ? html`<p>${words.over}</p><p><a class="button" href="${checkout.successUrl}">${words.back}</a></p>`
    : html`
        <p class="plan">${checkout.planName}</p>
        <p>${priceOf(checkout, now)}</p>
        <form method="post">${tokenField(form)}${cardChoice(checkout.locale, 'succeeds')}
          <button class="button">${words.pay}</button>
        </form>
        ${leaveForm(checkout.locale, words.cancel, form)}`;

  return page(checkout.locale, words.title, form.nonce, body);
}

export function stepPage(checkout: DemoCheckout, form: FormContext): Html {
  const words = demoPaymentWords(checkout.locale);

  return page(
    checkout.locale,
    words.stepTitle,
    form.nonce,
    html`
      <p>${words.stepNotice}</p>
      <form method="post">${tokenField(form)}
        <input type="hidden" name="card" value="second-step">
        <input type="hidden" name="confirmed" value="yes">
        <button class="button">${words.confirm}</button>
      </form>
      <form method="post">${tokenField(form)}
        <input type="hidden" name="card" value="declined">
        <button class="quiet">${words.refuse}</button>
      </form>`,
  );
}

export function cardPage(locale: Locale, card: DemoCard, next: string, form: FormContext): Html {
  const words = demoPaymentWords(locale);

  return page(
    locale,
    words.changeTitle,
    form.nonce,
    html`
      <form method="post">${tokenField(form)}${cardChoice(locale, card)}
        <input type="hidden" name="next" value="${next}">
        <button class="button">${words.save}</button>
      </form>`,
  );
}

function tokenField({ token }: FormContext): Html {
  return html`<input type="hidden" name="${formTokenField}" value="${token}">`;
}

function leaveForm(locale: Locale, label: string, form: FormContext): Html {
  return html`<form method="post" lang="${locale}">${tokenField(form)}
    <input type="hidden" name="leave" value="yes">
    <button class="quiet">${label}</button>
  </form>`;
}

function cardChoice(locale: Locale, chosen: DemoCard): Html {
  const words = demoPaymentWords(locale);
  const cards = demoCards.map(
    (card) => html`<label>
      <input type="radio" name="card" value="${card}" ${card === chosen ? 'checked' : ''}> ${words.cards[card]}
    </label>`,
  );

  return html`<fieldset><legend>${words.cardLabel}</legend>${cards}</fieldset>`;
}

function priceOf({ locale, plan, startsAt }: DemoCheckout, now: Date): string {
  const words = demoPaymentWords(locale);
  const regular = regularCycle(plan);
  const { value, currency_code: currency } = regular.pricing_scheme.fixed_price;
  const amount = amountText(locale, { minor: minorUnits(value), currency });
  const price = `${amount} ${words.each[productTypeOf(regular.frequency)]}`;
  const trial = trialCycle(plan);

  if (startsAt !== null) {
    return words.later({ date: dayText(locale, startsAt), price });
  }

  const trialEnd = trial === null ? null : afterPeriods(now, trial.frequency);

  return trial === null || trialEnd === null
    ? words.now({ price })
    : words.trial({ days: trial.frequency.interval_count, date: dayText(locale, trialEnd), price });
}

function page(locale: Locale, title: string, nonce: string, body: Html): Html {
  const notice = html`<p class="notice">${demoPaymentWords(locale).notice}</p>${body}`;

  return plainPage(locale, title, nonce, notice);
}
