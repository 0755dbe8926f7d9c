import type { HttpBindings } from '@hono/node-server';
import type { SessionView } from '@octavo/contract/session';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { OpenSession } from '@octavo/domain/account/ports';
import type { Locale } from '@octavo/i18n/locales';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { CookieChanges } from './cookies.ts';

/** File that a request uploads while its bytes are still arriving. */
interface AskedUpload {
  readonly name: string;
  readonly bytes: ReadableStream<Uint8Array>;
  /** Declared length of the form around the file; 0 when it is unknown. */
  readonly announcedBytes: number;
}

export interface ApiRequest {
  readonly method: string;
  readonly body?: object;
  readonly upload?: AskedUpload;
}

/** Calls this API on behalf of the page's viewer: pages show and change only what the API allows. */
export type AskApi = (path: string, request?: ApiRequest) => Promise<Response>;

/**
 * Bindings and variables in the context of a request. Bindings are absent when a test calls the app directly.
 */
export interface AppEnvironment {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: SecureHeadersVariables & {
    readonly locale: Locale;
    readonly viewer: Viewer;
    /** Session of the signed-in viewer; null for visitors. */
    readonly session: OpenSession | null;
    /** Changes that the response makes to the browser's cookies. */
    readonly cookies: CookieChanges;
    /** Scheme, host and port of this site, without a slash at the end. */
    readonly origin: string;
    /** Set by handlers that work on a job, for the log. */
    jobId?: string;
    /** Name that the client of the façade gives itself, for the log. */
    clientId?: string;
    /** True for a response that contains a user's file. */
    isContent?: boolean;
    /** The OpenAPI description, for the page that shows it to people. */
    describeApi?: () => Promise<object>;
    askApi?: AskApi;
    /** Calls this API as a new visitor without cookies, for pages that are the same for all. */
    askAsStranger?: AskApi;
    /** Describes the viewer and their rights for a page. */
    readSession?: () => Promise<SessionView>;
    /** Sources that allow the scripts and styles inside this answer, in the place of its nonce. */
    inlineSources?: readonly string[];
    /** The token that forms of the page carry. */
    formToken?: () => string;
  };
}
