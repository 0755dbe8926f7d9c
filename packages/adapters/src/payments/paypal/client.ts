import type { Clock } from '@octavo/domain/ports';
import type * as z from 'zod';
import { accessTokens } from './access-token.ts';
import { issuesOf, type PayPalResponse, readAnswer, refuseFailure } from './answer.ts';
import { type PayPalRequest, send } from './send.ts';
import type { PayPalSettings } from './settings.ts';

/** Calls of PayPal's API. `what` names the purpose of a call in the log. */
export interface PayPalClient {
  /** Null for a resource that PayPal does not have. */
  get<T>(what: string, path: string, shape: z.ZodType<T>): Promise<T | null>;
  /** Like `get`, for a resource that the app may lack the permission to read. */
  getIfAllowed<T>(what: string, path: string, shape: z.ZodType<T>): Promise<T | 'forbidden' | null>;
  post<T>(what: string, call: Post, shape: z.ZodType<T>): Promise<T>;
  /**
   * Makes a call whose response is not needed; returns the code in `forgiven` that it was refused with, null
   * when it succeeded.
   */
  command(what: string, call: Post, forgiven: readonly string[]): Promise<string | null>;
}

interface Post {
  readonly path: string;
  /** JSON as it is sent. */
  readonly body: string;
  /** Idempotency key; 38 characters at most. */
  readonly requestId?: string;
}

const addresses = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };
const patience = 10_000;

export function openPayPal(settings: PayPalSettings, clock: Clock): PayPalClient {
  const place = {
    address: settings.address ?? addresses[settings.environment],
    timeoutMilliseconds: settings.timeoutMilliseconds ?? patience,
  };
  const tokens = accessTokens(settings, place, clock);

  async function ask(what: string, call: PayPalRequest): Promise<PayPalResponse> {
    const answer = await send(what, place, { ...call, authorization: `Bearer ${await tokens.current()}` });

    if (answer.status !== 401) {
      return answer;
    }

    // Tokens can be revoked before they expire.
    tokens.forget();

    return send(what, place, { ...call, authorization: `Bearer ${await tokens.current()}` });
  }

  return {
    async get(what, path, shape) {
      return readFound(what, await ask(what, { method: 'GET', path }), shape);
    },

    async getIfAllowed(what, path, shape) {
      const answer = await ask(what, { method: 'GET', path });

      return answer.status === 403 ? 'forbidden' : readFound(what, answer, shape);
    },

    async post(what, call, shape) {
      return readAnswer(what, await ask(what, { method: 'POST', ...call }), shape);
    },

    async command(what, call, forgiven) {
      const answer = await ask(what, { method: 'POST', ...call });

      const issues = answer.status >= 400 ? issuesOf(answer) : [];
      const reason = issues.find((issue) => forgiven.includes(issue));

      if (reason === undefined) {
        refuseFailure(what, answer);
      }

      return reason ?? null;
    },
  };
}

function readFound<T>(what: string, answer: PayPalResponse, shape: z.ZodType<T>): T | null {
  return answer.status === 404 ? null : readAnswer(what, answer, shape);
}
