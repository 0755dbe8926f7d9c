import type { HttpBindings } from '@hono/node-server';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { OpenSession } from '@octavo/domain/account/ports';
import type { Locale } from '@octavo/i18n/locales';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { CookieChanges } from './cookies.ts';

/** Asks this API on behalf of who asks for a page: what a page shows, and does, is what the API answers. */
export type AskApi = (path: string, request?: { method: string; body?: object }) => Promise<Response>;

/** What handlers find in the context of a request. Bindings are absent when a test calls the app directly. */
export interface AppEnvironment {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: SecureHeadersVariables & {
    readonly locale: Locale;
    readonly viewer: Viewer;
    /** The session of a viewer who is signed in. */
    readonly session: OpenSession | null;
    /** What the answer is to change in the cookies of the browser. */
    readonly cookies: CookieChanges;
    /** Scheme, host and port of this site, without a slash at the end. */
    readonly origin: string;
    /** Set by handlers that work on a job, for the log. */
    jobId?: string;
    /** True for an answer that holds bytes of a user. */
    isContent?: boolean;
    /** The OpenAPI description, for the page that shows it to people. */
    describeApi?: () => Promise<object>;
    askApi?: AskApi;
    /** The token that forms of the page carry. */
    formToken?: () => string;
  };
}
