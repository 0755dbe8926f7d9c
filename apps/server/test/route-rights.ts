import { randomIds } from '@octavo/adapters/system/system';
import type { AccountStatus } from '@octavo/domain/access/viewer';
import { rotation, type Things } from './party.ts';

interface Asked {
  readonly path: string;
  readonly body?: object;
}

type RouteRequest = (things: Things) => Asked;

/**
 * Access to a route: the same for everybody, for every account with its own data, or for owners only. Owners
 * get the given status for their things, and all others get `not-found`.
 */
export type RouteRights =
  /** `ends`: the request logs its sender out. */
  | { readonly for: 'everybody' | 'accounts'; readonly ask: RouteRequest; readonly ends?: true }
  /** `spends`: the thing that is deleted or changed by the owner's request. */
  | {
      readonly for: 'owners';
      readonly statuses: Readonly<Partial<Record<AccountStatus, number>>>;
      readonly ask: RouteRequest;
      readonly spends?: 'upload' | 'waiting' | 'done' | 'document';
    };

const accounts = (status: number) => ({
  trial: status,
  'trial-over': status,
  'plan-trial': status,
  pro: status,
  cancelled: status,
  'past-due': status,
  expired: status,
});
const all = (status: number) => ({ visitor: status, ...accounts(status) });
/** Owners of any status may view results; only those with Pro may download them. */
const taken = { ...all(200), visitor: 401, trial: 402, 'trial-over': 402, expired: 402 };
/** Owners who may download a PDF get no previews of it. */
const previewed = { ...all(404), visitor: 200, trial: 200, 'trial-over': 200, expired: 200 };

const ofDocument = (path: string, statuses = all(200)) => ({
  for: 'owners' as const,
  statuses,
  ask: ({ document }: Things) => ({ path: `/documents/${document}${path}` }),
});
const ofQuestion = (path: string, statuses = all(200)) => ({
  for: 'owners' as const,
  statuses,
  ask: ({ document, question }: Things) => ({ path: `/documents/${document}/questions/${question}${path}` }),
});

const purchase = () => ({
  id: randomIds.token(),
  plan: 'pro-month',
  currency: 'EUR',
  paymentType: 'sandbox',
});

const quote = {
  plan: 'pro-year',
  at: '2027-01-31T12:00:00Z',
  due: { value: '51.00', currency_code: 'EUR' },
  price: { value: '59.99', currency_code: 'EUR' },
  startsAt: '2027-01-31T12:00:00Z',
  nextAt: '2028-01-31T12:00:00Z',
};

export const routeRights: Readonly<Record<string, RouteRights>> = {
  'GET /tools': { for: 'everybody', ask: () => ({ path: '/tools' }) },
  'GET /articles': { for: 'everybody', ask: () => ({ path: '/articles' }) },
  'GET /articles/{id}': { for: 'everybody', ask: () => ({ path: '/articles/safe-passwords' }) },
  'GET /plans': { for: 'everybody', ask: () => ({ path: '/plans' }) },
  // Webhooks are authenticated by their signatures.
  'POST /webhooks/{provider}': { for: 'everybody', ask: () => ({ path: '/webhooks/sandbox', body: {} }) },

  'POST /files': { for: 'everybody', ask: () => ({ path: '/files', body: {} }) },
  'GET /files/{token}': {
    for: 'owners',
    statuses: all(200),
    ask: ({ result }) => ({ path: `/files/${result}` }),
  },
  'GET /files/{token}/content': {
    for: 'owners',
    statuses: taken,
    ask: ({ result }) => ({ path: `/files/${result}/content` }),
  },
  'DELETE /files/{token}': {
    for: 'owners',
    statuses: all(204),
    ask: ({ upload }) => ({ path: `/files/${upload}` }),
    spends: 'upload',
  },

  'POST /jobs': {
    for: 'owners',
    statuses: all(202),
    ask: ({ upload }) => ({ path: '/jobs', body: rotation(upload) }),
  },
  'GET /jobs/{id}': { for: 'owners', statuses: all(200), ask: ({ done }) => ({ path: `/jobs/${done}` }) },
  'GET /jobs/{id}/events': {
    for: 'owners',
    statuses: all(200),
    ask: ({ done }) => ({ path: `/jobs/${done}/events` }),
  },
  'GET /jobs/{id}/results': {
    for: 'owners',
    statuses: all(200),
    ask: ({ done }) => ({ path: `/jobs/${done}/results` }),
  },
  'GET /jobs/{id}/zip': {
    for: 'owners',
    statuses: taken,
    ask: ({ done }) => ({ path: `/jobs/${done}/zip` }),
  },
  'GET /jobs/{id}/previews/{place}/{page}': {
    for: 'owners',
    statuses: previewed,
    ask: ({ done }) => ({ path: `/jobs/${done}/previews/0/1` }),
  },
  'POST /jobs/{id}/cancel': {
    for: 'owners',
    statuses: all(202),
    ask: ({ waiting }) => ({ path: `/jobs/${waiting}/cancel` }),
    spends: 'waiting',
  },

  'POST /documents': {
    for: 'owners',
    statuses: all(202),
    ask: ({ upload }) => ({ path: '/documents', body: { id: randomIds.token(), files: [upload] } }),
  },
  'GET /documents': { for: 'everybody', ask: () => ({ path: '/documents' }) },
  'GET /documents/{id}': ofDocument(''),
  'DELETE /documents/{id}': { ...ofDocument('', all(204)), spends: 'document' },
  'POST /documents/{id}/files': {
    for: 'owners',
    statuses: all(202),
    ask: ({ document, upload }) => ({ path: `/documents/${document}/files`, body: { file: upload } }),
    spends: 'document',
  },
  'GET /documents/{id}/events': ofDocument('/events'),
  'GET /documents/{id}/pages/{page}': ofDocument('/pages/1'),
  'GET /documents/{id}/export': ofDocument('/export?format=md'),
  'POST /documents/{id}/questions': {
    for: 'owners',
    statuses: all(202),
    ask: ({ document }) => ({
      path: `/documents/${document}/questions`,
      body: { id: randomIds.token(), question: 'What is it?' },
    }),
  },
  'GET /documents/{id}/questions/{question}': ofQuestion(''),
  'GET /documents/{id}/questions/{question}/events': ofQuestion('/events'),
  'POST /documents/{id}/questions/{question}/cancel': ofQuestion('/cancel', all(202)),

  'GET /history': { for: 'accounts', ask: () => ({ path: '/history' }) },
  'GET /history/key': { for: 'everybody', ask: () => ({ path: '/history/key' }) },
  'DELETE /history/{job}': {
    for: 'owners',
    statuses: accounts(200),
    ask: ({ done }) => ({ path: `/history/${done}` }),
    spends: 'done',
  },
  'GET /history/{job}/receipt': {
    // There is no receipt before the files are deleted.
    for: 'owners',
    statuses: accounts(404),
    ask: ({ done }) => ({ path: `/history/${done}/receipt` }),
  },

  'GET /session': { for: 'everybody', ask: () => ({ path: '/session' }) },
  'DELETE /session': { for: 'everybody', ask: () => ({ path: '/session' }), ends: true },
  'POST /session/link': { for: 'everybody', ask: () => ({ path: '/session/link', body: {} }) },
  'GET /session/link': { for: 'everybody', ask: () => ({ path: '/session/link' }) },
  'POST /session/link/use': { for: 'everybody', ask: () => ({ path: '/session/link/use', body: {} }) },
  'POST /session/demo': { for: 'everybody', ask: () => ({ path: '/session/demo' }), ends: true },
  'GET /session/google': { for: 'everybody', ask: () => ({ path: '/session/google' }) },
  'GET /session/google/callback': { for: 'everybody', ask: () => ({ path: '/session/google/callback' }) },
  'GET /signing': { for: 'everybody', ask: () => ({ path: '/signing' }) },
  'GET /site': { for: 'everybody', ask: () => ({ path: '/site' }) },
  'GET /downloads': { for: 'everybody', ask: () => ({ path: '/downloads' }) },
  'POST /messages': { for: 'everybody', ask: () => ({ path: '/messages', body: {} }) },
  'GET /mailbox': { for: 'everybody', ask: () => ({ path: '/mailbox' }) },

  'GET /account': { for: 'accounts', ask: () => ({ path: '/account' }) },
  'PATCH /account': { for: 'accounts', ask: () => ({ path: '/account', body: { name: 'Ada' } }) },
  'DELETE /account': { for: 'accounts', ask: () => ({ path: '/account', body: { email: 'another' } }) },
  'GET /account/export': { for: 'accounts', ask: () => ({ path: '/account/export' }) },
  'GET /account/sessions': { for: 'accounts', ask: () => ({ path: '/account/sessions' }) },
  'DELETE /account/sessions': { for: 'accounts', ask: () => ({ path: '/account/sessions' }), ends: true },

  'POST /orders': { for: 'accounts', ask: () => ({ path: '/orders', body: purchase() }) },
  'GET /orders/{id}': {
    for: 'owners',
    statuses: accounts(200),
    ask: ({ purchase }) => ({ path: `/orders/${purchase}` }),
  },
  'GET /subscription': { for: 'accounts', ask: () => ({ path: '/subscription' }) },
  'POST /subscription/cancel': { for: 'accounts', ask: () => ({ path: '/subscription/cancel' }) },
  'POST /subscription/resume': { for: 'accounts', ask: () => ({ path: '/subscription/resume' }) },
  'GET /subscription/quotes': { for: 'accounts', ask: () => ({ path: '/subscription/quotes' }) },
  'POST /subscription/change': {
    for: 'accounts',
    ask: () => ({ path: '/subscription/change', body: quote }),
  },
  'POST /subscription/refund': {
    for: 'accounts',
    ask: () => ({ path: '/subscription/refund', body: { payment: 'none'.repeat(8), reason: 'problem' } }),
  },
  'POST /subscription/portal': { for: 'accounts', ask: () => ({ path: '/subscription/portal' }) },
};

/** Routes outside the API: monitoring for the operator, and the pages of demo payments. */
export const otherRoutes = [
  'GET /downloads/:name',
  'GET /fonts/:name',
  'GET /fonts/code-maps/:name',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/v1/openapi.json',
  'GET /sandbox/checkout/:reference',
  'POST /sandbox/checkout/:reference',
  'GET /sandbox/card/:reference',
  'POST /sandbox/card/:reference',
];
