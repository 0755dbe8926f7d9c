import { deliverDemoEvents } from '@octavo/application/billing/deliver-demo-events';
import { Failure } from '@octavo/contract/failures';
import { token } from '@octavo/contract/job';
import { nextPath } from '@octavo/domain/account/next-path';
import { type DemoCard, type DemoPayments, demoCards } from '@octavo/domain/billing/demo-payments';
import { type Context, Hono } from 'hono';
import { cardPage, checkoutPage, type FormContext, stepPage } from '../http/demo-payment-pages.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { formTokenOf } from '../http/form-token.ts';
import type { ServerPorts } from '../ports.ts';

/** Pages of demo payments, which exist only when demo payments are enabled. */
export function demoPaymentRoutes(ports: ServerPorts, demoPayments: DemoPayments) {
  const { billing, log } = ports;
  const provider = billing.providers.get('sandbox');

  /**
   * Delivers events at once, so that the user need not wait for the worker; the worker delivers those that
   * fail here.
   */
  const deliver = () =>
    deliverDemoEvents(billing, demoPayments).catch((error: unknown) =>
      log.warn({ err: error }, 'demo payment events not delivered; the worker will retry'),
    );

  const formOf = (context: Context<AppEnvironment>): FormContext => ({
    nonce: context.get('secureHeadersNonce') ?? '',
    token: formTokenOf(context, ports),
  });

  return new Hono<AppEnvironment>()
    .get('/checkout/:reference', async (context) => {
      const checkout = await checkoutOf(context, demoPayments);

      return answer(context, checkoutPage(checkout, billing.clock.now(), formOf(context)));
    })
    .post('/checkout/:reference', async (context) => {
      const checkout = await checkoutOf(context, demoPayments);
      const form = await context.req.parseBody();

      if (form['leave'] === 'yes') {
        await provider?.abandonCheckout(checkout.reference);
        await deliver();

        return context.redirect(checkout.cancelUrl, 303);
      }

      const state = await demoPayments.pay(checkout.reference, cardIn(form), form['confirmed'] === 'yes');

      if (state === 'second-step') {
        return answer(context, stepPage(checkout, formOf(context)));
      }

      await deliver();

      // The target page shows the outcome of the payment, whatever it is.
      return context.redirect(checkout.successUrl, 303);
    })
    .get('/card/:reference', async (context) => {
      const card = await cardAt(context, demoPayments);
      const next = nextPath(context.req.query('next'));

      return answer(context, cardPage(localeOf(context, next), card, next, formOf(context)));
    })
    .post('/card/:reference', async (context) => {
      await cardAt(context, demoPayments);
      const form = await context.req.parseBody();
      await demoPayments.setCard(context.req.param('reference'), cardIn(form));
      await demoPayments.advance();
      await deliver();

      return context.redirect(nextPath(String(form['next'])), 303);
    });
}

async function checkoutOf(context: Context<AppEnvironment>, demoPayments: DemoPayments) {
  const checkout = await demoPayments.findCheckout(referenceIn(context));

  if (checkout === null) {
    throw new Failure('not-found');
  }

  return checkout;
}

/** @throws Failure `not-found` for a reference that demo payments could not have created. */
function referenceIn(context: Context<AppEnvironment>): string {
  const reference = token.safeParse(context.req.param('reference'));

  if (!reference.success) {
    throw new Failure('not-found');
  }

  return reference.data;
}

async function cardAt(context: Context<AppEnvironment>, demoPayments: DemoPayments): Promise<DemoCard> {
  const card = await demoPayments.cardOf(referenceIn(context));

  if (card === null) {
    throw new Failure('not-found');
  }

  return card;
}

function cardIn(form: Readonly<Record<string, unknown>>): DemoCard {
  const card = demoCards.find((known) => known === form['card']);

  if (card === undefined) {
    throw new Failure('illegal-input', 'no such card', { values: { option: 'card' } });
  }

  return card;
}

/** French for users who come from a French page, otherwise the locale of the request. */
function localeOf(context: Context<AppEnvironment>, next: string) {
  return /^\/fr(\/|$)/.test(next) ? 'fr' : context.var.locale;
}

function answer(context: Context<AppEnvironment>, page: ReturnType<typeof checkoutPage>) {
  context.header('cache-control', 'no-store');

  return context.html(page);
}
