import { taskBytes } from '@octavo/contract/limits';
import type { SessionView } from '@octavo/contract/session';
import { createContext } from 'react-router';

/** What the HTTP server gives to pages; it finds these contexts among the exports of `entry.server`. */

/** The nonce of this answer's content security policy; empty without a policy. */
export const nonceContext = createContext('');

/** The address people reach the service at, without a slash at its end; null where nobody says. */
export const originContext = createContext<string | null>(null);

/** The page people are led to who ask for the start page, without a language; null where they get it. */
export const startContext = createContext<string | null>(null);

/** A script of the operator's own that counts visits. */
export interface Analytics {
  readonly script: string;
  /** Its attributes, without `data-` before their names. */
  readonly data: Readonly<Record<string, string>>;
}

/** Null where visits are not counted. */
export const analyticsContext = createContext<Analytics | null>(null);

/** Makes the OpenAPI description of this server; null where pages are served without it. */
export const apiContext = createContext<(() => Promise<object>) | null>(null);

/** Asks the API of this server on behalf of who asks for the page; null where pages are served without it. */
export const askContext = createContext<
  ((path: string, request?: { method: string; body?: object }) => Promise<Response>) | null
>(null);

/** Logs an error of a page; the log of the server hides what opens a job or a session. */
export const reportContext = createContext<(error: unknown) => void>(console.error);

/** Token that forms of the page carry, bound to the browser that asks; empty where nothing is bound to it. */
export const formTokenContext = createContext('');

/** Who asks for the page. Without a server that knows, somebody to whom everything is open. */
export const sessionContext = createContext<SessionView>({
  access: 'open',
  accountStatus: 'visitor',
  person: null,
  hasPro: false,
  mayDownload: true,
  trialEndsAt: null,
  taskBytes,
  wholeTaskBytes: taskBytes,
  freeTasks: null,
  version: '',
  google: false,
  mailbox: null,
});
