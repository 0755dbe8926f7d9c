import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { plansView } from '@octavo/contract/billing';
import { offeredPlans } from '@octavo/domain/billing/plan-book';
import type { Environment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['plans'],
  summary: 'What can be ordered',
  responses: { 200: jsonOf(plansView, 'Every plan in every currency, and the ways to pay'), ...problems },
});

export function planRoutes({ plans }: ServerPorts) {
  return new OpenAPIHono<Environment>({ defaultHook: refuseInvalid }).openapi(list, (context) =>
    context.json(
      {
        products: offeredPlans(plans),
        currencies: [...plans.currencies],
        exchangeRate: plans.exchangeRate,
        paymentTypes: [],
        trialUsed: false,
      },
      200,
    ),
  );
}
