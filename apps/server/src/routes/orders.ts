import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { placeOrder } from '@octavo/application/billing/place-order';
import { settleCheckout } from '@octavo/application/billing/settle';
import { viewOrder } from '@octavo/application/billing/view-order';
import { orderRequest, orderView } from '@octavo/contract/billing';
import { Failure } from '@octavo/contract/failures';
import { token } from '@octavo/contract/job';
import { planIn } from '@octavo/domain/billing/plan-book';
import { addressIn } from '@octavo/i18n/address';
import type { Locale } from '@octavo/i18n/locales';
import { productName } from '@octavo/i18n/product-name';
import * as z from 'zod';
import type { AppEnvironment } from '../http/environment.ts';
import { requireSession } from '../http/require-session.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

/**
 * Minimum interval between queries to the provider, however often a page polls: all users share the
 * provider's request limit.
 */
const askAgainMilliseconds = 2000;

const place = createRoute({
  method: 'post',
  path: '/',
  tags: ['orders'],
  summary: 'Start the checkout of a plan',
  description:
    '`id` is 32 random characters chosen by the client: sending the same order again returns the same checkout.',
  request: { body: { required: true, content: { 'application/json': { schema: orderRequest } } } },
  responses: { 201: jsonOf(orderView, 'The order, with the address where it is paid'), ...problems },
});

const read = createRoute({
  method: 'get',
  path: '/{id}',
  tags: ['orders'],
  summary: 'Get the payment status of an order',
  description:
    'As long as nothing is known of the payment, the provider is asked, every two seconds at most.',
  request: { params: z.object({ id: token }) },
  responses: { 200: jsonOf(orderView, 'The order as it stands'), ...problems },
});

export function orderRoutes({ billing }: ServerPorts) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid })
    .openapi(place, async (context) => {
      const { account: person } = requireSession(context);
      const request = context.req.valid('json');
      const { locale, origin } = context.var;
      const pageOf = (path: string) => `${origin}${addressIn(locale, path)}?order=${request.id}`;
      const order = await placeOrder(billing, person, request, {
        locale,
        planName: nameOf(billing, locale, request),
        successUrl: pageOf('/success-subscription'),
        cancelUrl: pageOf('/pricing'),
      });

      return context.json(await viewOrder(billing, order), 201);
    })
    .openapi(read, async (context) => {
      const { account: person } = requireSession(context);
      const order = await billing.orders.find(context.req.valid('param').id);

      if (order === null || order.account !== person.id) {
        throw new Failure('not-found');
      }

      const now = billing.clock.now();
      const notSince = new Date(now.getTime() - askAgainMilliseconds);

      if (await billing.orders.takeForReading(order.id, notSince, now)) {
        await settleCheckout(billing, order);
      }

      const current = (await billing.orders.find(order.id)) ?? order;
      context.header('cache-control', 'no-store');

      return context.json(await viewOrder(billing, current), 200);
    });
}

/** Plan name for payment pages; a plan that is not sold is refused later. */
function nameOf(
  { plans }: ServerPorts['billing'],
  locale: Locale,
  { plan, currency }: { readonly plan: string; readonly currency: string },
): string {
  const product = planIn(plans, plan, currency);

  return product === null ? plan : productName(locale, product);
}
