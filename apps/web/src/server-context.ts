import { taskBytes } from '@octavo/contract/limits';
import type { SessionView } from '@octavo/contract/session';
import type { NeededProgram } from '@octavo/tools/kit/types';
import { createContext } from 'react-router';

/** Contexts that the HTTP server provides to pages; it finds them among the exports of `entry.server`. */

/** Nonce of the response's content security policy; empty without a policy. */
export const nonceContext = createContext('');

/** True to send the page only when all of it is rendered. */
export const wholeContext = createContext(false);

/** Public address of the service, without a trailing slash; null when not configured. */
export const originContext = createContext<string | null>(null);

/**
 * Path that requests for the start page are redirected to, without a language; null when the start page
 * itself is shown.
 */
export const startContext = createContext<string | null>(null);

/** The operator's own script that counts visits. */
export interface Analytics {
  readonly script: string;
  /** Attributes of the script, without the `data-` prefix of their names. */
  readonly data: Readonly<Record<string, string>>;
}

/** Null when visits are not counted. */
export const analyticsContext = createContext<Analytics | null>(null);

/** Generates the OpenAPI description of this server; null when pages are served without an API. */
export const apiContext = createContext<(() => Promise<object>) | null>(null);

export type AskServer = (path: string, request?: { method: string; body?: object }) => Promise<Response>;

/** Calls the API of this server on behalf of the page's viewer; null when pages are served without an API. */
export const askContext = createContext<AskServer | null>(null);

/** True in the desktop application: files stay on the computer, and there is no service behind the pages. */
export const desktopContext = createContext(false);

/** Finds the programs that tools need and this computer lacks; only the desktop application looks for them. */
export const missingContext = createContext<() => readonly NeededProgram[]>(() => []);

/** Language data of OCR that this computer lacks, and the host that it can be fetched from. */
export interface MissingLanguageData {
  readonly missing: readonly string[];
  readonly host: string;
}

/** Finds missing language data; only the desktop application looks for it. */
export const languagesContext = createContext<() => Promise<MissingLanguageData>>(async () => ({
  missing: [],
  host: '',
}));

/** Logs an error of a page; the server's log redacts the tokens of jobs and sessions. */
export const reportContext = createContext<(error: unknown) => void>(console.error);

/** Token in the forms of the page, bound to the requesting browser; empty when the server issues none. */
export const formTokenContext = createContext('');

/** Session of the page's viewer. Without an API, a visitor with open access. */
export const sessionContext = createContext<SessionView>({
  access: 'open',
  accountStatus: 'visitor',
  person: null,
  hasPro: false,
  hasAssistantPlan: false,
  mayDownload: true,
  trialEndsAt: null,
  taskBytes,
  wholeTaskBytes: taskBytes,
  freeTasks: null,
  version: '',
  google: false,
  mailbox: null,
});
