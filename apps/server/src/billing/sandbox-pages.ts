import { minorUnits } from '@octavo/domain/billing/money';
import { afterPeriods, regularCycle, trialCycle } from '@octavo/domain/billing/periods';
import { productTypeOf } from '@octavo/domain/billing/plans';
import { type SandboxCard, type SandboxCheckout, sandboxCards } from '@octavo/domain/billing/sandbox';
import type { Locale } from '@octavo/i18n/locales';
import { amountText, dayText } from '@octavo/i18n/mail/money-text';
import { sandboxWords } from '@octavo/i18n/sandbox';
import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Plain forms: they work without script, as the pages of providers do. */
export function checkoutPage(checkout: SandboxCheckout, now: Date, nonce: string): Html {
  const words = sandboxWords(checkout.locale);
  const isOver = checkout.state !== 'waiting' || checkout.isLate;
  const body = isOver
    ? html`<p>${words.over}</p><p><a class="button" href="${checkout.successUrl}">${words.back}</a></p>`
    : html`
        <p class="plan">${checkout.planName}</p>
        <p>${priceOf(checkout, now)}</p>
        <form method="post">${cardChoice(checkout.locale, 'succeeds')}
          <button class="button">${words.pay}</button>
        </form>
        ${leaveForm(checkout.locale, words.cancel)}`;

  return page(checkout.locale, words.title, nonce, body);
}

export function stepPage(checkout: SandboxCheckout, nonce: string): Html {
  const words = sandboxWords(checkout.locale);

  return page(
    checkout.locale,
    words.stepTitle,
    nonce,
    html`
      <p>${words.stepNotice}</p>
      <form method="post">
        <input type="hidden" name="card" value="second-step">
        <input type="hidden" name="confirmed" value="yes">
        <button class="button">${words.confirm}</button>
      </form>
      <form method="post">
        <input type="hidden" name="card" value="declined">
        <button class="quiet">${words.refuse}</button>
      </form>`,
  );
}

export function cardPage(locale: Locale, card: SandboxCard, next: string, nonce: string): Html {
  const words = sandboxWords(locale);

  return page(
    locale,
    words.changeTitle,
    nonce,
    html`
      <form method="post">${cardChoice(locale, card)}
        <input type="hidden" name="next" value="${next}">
        <button class="button">${words.save}</button>
      </form>`,
  );
}

function leaveForm(locale: Locale, label: string): Html {
  return html`<form method="post" lang="${locale}">
    <input type="hidden" name="leave" value="yes">
    <button class="quiet">${label}</button>
  </form>`;
}

function cardChoice(locale: Locale, chosen: SandboxCard): Html {
  const words = sandboxWords(locale);
  const cards = sandboxCards.map(
    (card) => html`<label>
      <input type="radio" name="card" value="${card}" ${card === chosen ? 'checked' : ''}> ${words.cards[card]}
    </label>`,
  );

  return html`<fieldset><legend>${words.cardLabel}</legend>${cards}</fieldset>`;
}

function priceOf({ locale, plan, startsAt }: SandboxCheckout, now: Date): string {
  const words = sandboxWords(locale);
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

const style = `
  :root { color-scheme: light dark; --paper: #faf8f4; --sheet: #fff; --rule: #e3ddd1; --ink: #1b1d22;
    --ink-soft: #585c66; --lapis: #2438c8; --on-lapis: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #14161b; --sheet: #1c1f26; --rule: #2d313a;
    --ink: #f1eee8; --ink-soft: #b7b5b0; --lapis: #8d9bff; --on-lapis: #14161b; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(28rem, 100% - 2rem); margin: 8vh auto 2rem; padding: 1.5rem; background: var(--sheet);
    border: 1px solid var(--rule); border-radius: 10px; }
  h1 { font: 600 1.5rem/1.2 Georgia, serif; margin: 0 0 .75rem; }
  .notice { color: var(--ink-soft); font-size: .875rem; }
  .plan { font-weight: 600; margin-bottom: 0; }
  fieldset { border: 1px solid var(--rule); border-radius: 6px; margin: 1rem 0; padding: .5rem 1rem 1rem; }
  label { display: flex; gap: .625rem; align-items: baseline; padding: .5rem 0; }
  button, .button { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .75rem;
    padding: .625rem 1rem; border: 0; border-radius: 6px; font: inherit; text-align: center; text-decoration: none; }
  .button { background: var(--lapis); color: var(--on-lapis); }
  .quiet { background: none; color: var(--ink); text-decoration: underline; }
  :focus-visible { outline: 2px solid var(--lapis); outline-offset: 2px; }
`;

function page(locale: Locale, title: string, nonce: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title} – Octavo</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml">
        <style nonce="${nonce}">${style}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="notice">${sandboxWords(locale).notice}</p>
          ${body}
        </main>
      </body>
    </html>`;
}
