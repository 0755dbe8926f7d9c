import { createContext } from 'react-router';

/** What the HTTP server gives to pages; it finds these contexts among the exports of `entry.server`. */

/** The nonce of this answer's content security policy; empty without a policy. */
export const nonceContext = createContext('');

/** Makes the OpenAPI description of this server; null where pages are served without it. */
export const apiContext = createContext<(() => Promise<object>) | null>(null);
