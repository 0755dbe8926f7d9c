import { randomBytes, timingSafeEqual } from 'node:crypto';
import { acceptedLocale } from '@octavo/i18n/accepted-locale';
import { addressIn } from '@octavo/i18n/address';
import { locales } from '@octavo/i18n/locales';

const openPath = '/open/';

/** Seconds for which the address of a new window can be opened, once. */
const openSeconds = 120;

const sentence = 'This is the window of the Octavo application. Start Octavo to open it.\n';

/**
 * Lets in only the windows that the application itself has opened: every other program and page of this computer can
 * reach the port, too. The address of a window works once and sets a cookie; anything without the cookie is refused.
 */
export class Guard {
  readonly #key = randomBytes(32).toString('base64url');
  readonly #tokens = new Map<string, { readonly until: number; readonly page: string }>();
  readonly #cookie: string;
  readonly #now: () => number;

  constructor(name: string, now: () => number = () => performance.now()) {
    // Cookies belong to a host, whatever its port: two applications must not overwrite each other's.
    this.#cookie = `octavo-window-${name}`;
    this.#now = now;
  }

  /** Path that opens a new window, which shows a page of the application in the language of the browser. */
  newPath(page = '/'): string {
    const token = randomBytes(32).toString('base64url');
    this.#tokens.set(token, { until: this.#now() + openSeconds * 1000, page });

    return `${openPath}${token}`;
  }

  /** Handler that refuses what comes from elsewhere; `Rest` is what else the HTTP server gives it. */
  around<Rest extends unknown[], Answer>(
    handle: (request: Request, ...rest: Rest) => Answer,
  ): (request: Request, ...rest: Rest) => Answer | Response {
    return (request, ...rest) => this.#refusal(request) ?? handle(request, ...rest);
  }

  /** Null for a request of our own window. */
  #refusal(request: Request): Response | null {
    const { pathname, origin } = new URL(request.url);

    if (pathname.startsWith(openPath)) {
      const page = this.#take(pathname.slice(openPath.length));

      return page === null ? refused() : this.#letIn(inLanguage(page, request.headers));
    }

    return this.#hasKey(request) && isOfOwnPage(request.headers, origin) ? null : refused();
  }

  /** Page that the token opens; null for a token that is unknown, used or late. */
  #take(token: string): string | null {
    const opening = this.#tokens.get(token);
    this.#tokens.delete(token);

    return opening !== undefined && opening.until > this.#now() ? opening.page : null;
  }

  #letIn(page: string): Response {
    const cookie = `${this.#cookie}=${this.#key}; Path=/; HttpOnly; SameSite=Strict`;

    return new Response(null, {
      status: 303,
      headers: {
        location: page,
        'set-cookie': cookie,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  }

  #hasKey({ headers }: Request): boolean {
    const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));

    return pairs.some(([name, value = '']) => name === this.#cookie && isSame(value, this.#key));
  }
}

/** A window remembers no choice of a language: its profile is deleted with it. */
function inLanguage(page: string, headers: Headers): string {
  const locale = acceptedLocale(headers.get('accept-language') ?? '') ?? locales[0];
  const [path = '', ...search] = page.split(/(?=\?)/);

  return addressIn(locale, path) + search.join('');
}

/** Pages of other ports of this computer are on the same site: they would send the cookie, too. */
function isOfOwnPage(headers: Headers, own: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');

  return (site === null || site === 'same-origin' || site === 'none') && (origin === null || origin === own);
}

function isSame(one: string, other: string): boolean {
  const [given, known] = [Buffer.from(one), Buffer.from(other)];

  return given.length === known.length && timingSafeEqual(given, known);
}

function refused(): Response {
  return new Response(sentence, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
