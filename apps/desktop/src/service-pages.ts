/** Pages about a service and its accounts, which the application does not have. */
const servicePages: ReadonlySet<string> = new Set([
  'security',
  'developers',
  'articles',
  'pricing',
  'log-in',
  'sign-up',
  'success-log-in',
  'account',
  'history-tasks',
  'contact-us',
  'service',
  'privacy-policy',
  'money-back-policy',
  'subscription-terms',
  'pay-fwd',
  'pay-paypal',
  'success-subscription',
  'download',
  'demo',
  'mailbox',
]);

/** Leads requests for pages of a service to the start page, in the language of the address. */
export function withoutServicePages<Rest extends unknown[], Answer>(
  handle: (request: Request, ...rest: Rest) => Answer,
): (request: Request, ...rest: Rest) => Answer | Response {
  return (request, ...rest) => {
    const parts = new URL(request.url).pathname.split('/').slice(1);
    const isFrench = parts[0] === 'fr';
    const [page = ''] = isFrench ? parts.slice(1) : parts;

    return servicePages.has(page)
      ? new Response(null, { status: 303, headers: { location: isFrench ? '/fr' : '/' } })
      : handle(request, ...rest);
  };
}
