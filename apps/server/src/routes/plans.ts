import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { nextStart } from '@octavo/application/billing/next-start';
import { hadTrial } from '@octavo/application/billing/place-order';
import { paymentTypes, plansView } from '@octavo/contract/billing';
import { offeredPlans } from '@octavo/domain/billing/plan-book';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['plans'],
  summary: 'List available plans',
  responses: { 200: jsonOf(plansView, 'Every plan in every currency, and the ways to pay'), ...problems },
});

const textOf = (date: Date | null) => date?.toISOString() ?? null;

export function planRoutes({ billing }: ServerPorts) {
  const { plans, providers } = billing;

  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(list, async (context) => {
    const { session } = context.var;
    context.header('cache-control', 'no-store');

    return context.json(
      {
        products: offeredPlans(plans),
        currencies: [...plans.currencies],
        exchangeRate: plans.exchangeRate,
        paymentTypes: paymentTypes.filter((type) => providers.has(type)),
        startsAt: session === null ? null : textOf(await nextStart(billing, session.account.id)),
        trialUsed: session !== null && (await hadTrial(billing, session.account.id)),
      },
      200,
    );
  });
}
