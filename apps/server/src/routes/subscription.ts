import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  cancelSubscription,
  portalOf,
  resumeSubscription,
} from '@octavo/application/billing/cancel-subscription';
import { changeSubscription, quoteChanges } from '@octavo/application/billing/change-plan';
import { requestRefund } from '@octavo/application/billing/handle-refund';
import { viewSubscription } from '@octavo/application/billing/view-subscription';
import {
  planQuote,
  planQuotes,
  portalView,
  refundRequest,
  subscriptionChanged,
  subscriptionRead,
} from '@octavo/contract/billing';
import { addressIn } from '@octavo/i18n/address';
import type { AppEnvironment } from '../http/environment.ts';
import { requireSession } from '../http/require-session.ts';
import type { ServerPorts } from '../ports.ts';
import { readQuote, viewQuote } from '../quote-view.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const tags = ['subscription'];
const changed = jsonOf(
  subscriptionChanged,
  'The subscription as it is now; `done` is false where a new order is needed',
);

const read = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Get the plan of the current account',
  responses: { 200: jsonOf(subscriptionRead, 'The plan, its payments and what was asked back'), ...problems },
});

const cancel = createRoute({
  method: 'post',
  path: '/cancel',
  tags,
  summary: 'Cancel the plan; access continues until the paid period ends',
  responses: { 200: changed, ...problems },
});

const resume = createRoute({
  method: 'post',
  path: '/resume',
  tags,
  summary: 'Undo a cancellation',
  responses: { 200: changed, ...problems },
});

const quotes = createRoute({
  method: 'get',
  path: '/quotes',
  tags,
  summary: 'Get quotes for changing to each other plan',
  responses: { 200: jsonOf(planQuotes, 'Sums and dates, to be sent back with a change'), ...problems },
});

const change = createRoute({
  method: 'post',
  path: '/change',
  tags,
  summary: 'Change to another plan at the quoted price',
  request: { body: { required: true, content: { 'application/json': { schema: planQuote } } } },
  responses: { 200: changed, ...problems },
});

const refund = createRoute({
  method: 'post',
  path: '/refund',
  tags,
  summary: 'Request a refund',
  request: { body: { required: true, content: { 'application/json': { schema: refundRequest } } } },
  responses: { 202: changed, ...problems },
});

const portal = createRoute({
  method: 'post',
  path: '/portal',
  tags,
  summary: 'Get the page for updating the payment method',
  responses: { 200: jsonOf(portalView, 'The page of the provider'), ...problems },
});

export function subscriptionRoutes({ billing }: ServerPorts) {
  const view = async (account: string, done = true) => ({
    ...(await viewSubscription(billing, account)),
    done,
  });

  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid })
    .openapi(read, async (context) => {
      const { id } = requireSession(context).account;
      context.header('cache-control', 'no-store');

      return context.json(await viewSubscription(billing, id), 200);
    })
    .openapi(cancel, async (context) => {
      const { id } = requireSession(context).account;
      await cancelSubscription(billing, id);

      return context.json(await view(id), 200);
    })
    .openapi(resume, async (context) => {
      const { id } = requireSession(context).account;
      const done = await resumeSubscription(billing, id);

      return context.json(await view(id, done), 200);
    })
    .openapi(quotes, async (context) => {
      const { id } = requireSession(context).account;
      const found = await quoteChanges(billing, id);
      context.header('cache-control', 'no-store');

      return context.json({ quotes: found.map(viewQuote) }, 200);
    })
    .openapi(change, async (context) => {
      const { id } = requireSession(context).account;
      const agreed = context.req.valid('json');
      const done = await changeSubscription(billing, id, agreed.plan, readQuote(agreed));

      return context.json(await view(id, done), 200);
    })
    .openapi(refund, async (context) => {
      const { id } = requireSession(context).account;
      await requestRefund(billing, id, context.req.valid('json'));

      return context.json(await view(id), 202);
    })
    .openapi(portal, async (context) => {
      const { id } = requireSession(context).account;
      const { locale, origin } = context.var;
      const leftUrl = `${origin}${addressIn(locale, '/account')}`;
      const url = await portalOf(billing, id, { leftUrl, changedUrl: `${leftUrl}?done=card` });

      return context.json({ url }, 200);
    });
}
