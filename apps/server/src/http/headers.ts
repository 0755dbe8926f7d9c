import type { ProviderId } from '@octavo/domain/billing/subscription';
import { createMiddleware } from 'hono/factory';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

/**
 * Security headers of pages. WebAssembly draws previews in workers. Style sheets are our own files, but
 * positions of popups and progress bars are style attributes. The operator's analytics script may be loaded
 * from another host and may send data to that host.
 */
export function protectiveHeaders(
  { origin, contentOrigin, analytics }: Pick<ServerPorts['config'], 'origin' | 'contentOrigin' | 'analytics'>,
  paymentTypes: readonly ProviderId[],
) {
  const contents = contentOrigin === null ? [] : [contentOrigin];
  const counting = analytics?.script.startsWith('https:') === true ? [analytics.script] : [];

  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, "'wasm-unsafe-eval'", ...counting],
      styleSrc: ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...contents],
      connectSrc: ["'self'", 'blob:', ...contents, ...counting.map((script) => new URL(script).origin)],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...payOrigins(paymentTypes)],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: origin?.startsWith('https:') === true ? 'max-age=31536000' : false,
  });

  return createMiddleware<AppEnvironment>(async (context, next) => {
    await secure(context, next);
    const sources = context.get('inlineSources');
    const policy = context.res.headers.get('content-security-policy');

    if (sources !== undefined && policy !== null) {
      const nonce = `'nonce-${context.get('secureHeadersNonce')}'`;
      context.res.headers.set('content-security-policy', policy.replaceAll(nonce, sources.join(' ')));
    }
  });
}

/**
 * Pages of the providers where users pay and change their card. Without script, users reach them through a
 * form of ours that redirects, and browsers apply `form-action` to redirects, too.
 */
const payPages: Readonly<Partial<Record<ProviderId, readonly string[]>>> = {
  stripe: ['https://checkout.stripe.com', 'https://billing.stripe.com'],
  paypal: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
};

function payOrigins(paymentTypes: readonly ProviderId[]): string[] {
  return paymentTypes.flatMap((type) => payPages[type] ?? []);
}

/**
 * HEAD runs the handler of GET. Its body is cancelled, because an unread one would keep a file or an event
 * stream open.
 */
export const dropBodyOfHead = createMiddleware<AppEnvironment>(async (context, next) => {
  await next();

  if (context.req.method === 'HEAD') {
    // Cancelling a zip rejects with the reason of the cancellation; the body is unused, so the error is
    // ignored.
    await context.res.body?.cancel().catch(() => undefined);
  }
});
