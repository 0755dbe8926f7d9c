import { ToolFailure } from '@octavo/contract/failures';
import { token } from '@octavo/contract/job';
import { nextPath } from '@octavo/domain/account/next-path';
import { deliverSandbox } from '@octavo/domain/billing/deliver-sandbox';
import { type DemoPayments, type SandboxCard, sandboxCards } from '@octavo/domain/billing/sandbox';
import { type Context, Hono } from 'hono';
import { cardPage, checkoutPage, type FormContext, stepPage } from '../billing/sandbox-pages.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { formTokenOf } from '../http/form-token.ts';
import type { ServerPorts } from '../ports.ts';

/** The pages of the provider that only plays; where payments are in earnest there are none. */
export function sandboxRoutes(ports: ServerPorts, sandbox: DemoPayments) {
  const { billing, log } = ports;
  const provider = billing.providers.get('sandbox');

  /** What has happened is told at once, so that nobody waits for the worker; it tells what could not be told now. */
  const deliver = () =>
    deliverSandbox(billing, sandbox).catch((error: unknown) =>
      log.warn({ err: error }, 'sandbox is not heard'),
    );

  const formOf = (context: Context<AppEnvironment>): FormContext => ({
    nonce: context.get('secureHeadersNonce') ?? '',
    token: formTokenOf(context, ports),
  });

  return new Hono<AppEnvironment>()
    .get('/checkout/:reference', async (context) => {
      const checkout = await checkoutOf(context, sandbox);

      return answer(context, checkoutPage(checkout, billing.clock.now(), formOf(context)));
    })
    .post('/checkout/:reference', async (context) => {
      const checkout = await checkoutOf(context, sandbox);
      const form = await context.req.parseBody();

      if (form['leave'] === 'yes') {
        await provider?.abandonCheckout(checkout.reference);
        await deliver();

        return context.redirect(checkout.cancelUrl, 303);
      }

      const state = await sandbox.pay(checkout.reference, cardIn(form), form['confirmed'] === 'yes');

      if (state === 'second-step') {
        return answer(context, stepPage(checkout, formOf(context)));
      }

      await deliver();

      // The page behind it says what came of the payment, whatever that was.
      return context.redirect(checkout.successUrl, 303);
    })
    .get('/card/:reference', async (context) => {
      const card = await cardAt(context, sandbox);
      const next = nextPath(context.req.query('next'));

      return answer(context, cardPage(localeOf(context, next), card, next, formOf(context)));
    })
    .post('/card/:reference', async (context) => {
      await cardAt(context, sandbox);
      const form = await context.req.parseBody();
      await sandbox.setCard(context.req.param('reference'), cardIn(form));
      await sandbox.advance();
      await deliver();

      return context.redirect(nextPath(String(form['next'])), 303);
    });
}

async function checkoutOf(context: Context<AppEnvironment>, sandbox: DemoPayments) {
  const checkout = await sandbox.findCheckout(referenceIn(context));

  if (checkout === null) {
    throw new ToolFailure('not-found');
  }

  return checkout;
}

/** @throws ToolFailure `not-found` for what the sandbox would never call anything. */
function referenceIn(context: Context<AppEnvironment>): string {
  const reference = token.safeParse(context.req.param('reference'));

  if (!reference.success) {
    throw new ToolFailure('not-found');
  }

  return reference.data;
}

async function cardAt(context: Context<AppEnvironment>, sandbox: DemoPayments): Promise<SandboxCard> {
  const card = await sandbox.cardOf(referenceIn(context));

  if (card === null) {
    throw new ToolFailure('not-found');
  }

  return card;
}

function cardIn(form: Readonly<Record<string, unknown>>): SandboxCard {
  const card = sandboxCards.find((known) => known === form['card']);

  if (card === undefined) {
    throw new ToolFailure('illegal-input', 'no such card', { values: { option: 'card' } });
  }

  return card;
}

/** People come from a page in their language. */
function localeOf(context: Context<AppEnvironment>, next: string) {
  return /^\/fr(\/|$)/.test(next) ? 'fr' : context.var.locale;
}

function answer(context: Context<AppEnvironment>, page: ReturnType<typeof checkoutPage>) {
  context.header('cache-control', 'no-store');

  return context.html(page);
}
