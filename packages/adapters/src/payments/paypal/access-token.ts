import type { Clock } from '@octavo/domain/ports';
import * as z from 'zod';
import { readAnswer } from './answer.ts';
import { type PayPalEndpoint, send } from './send.ts';
import type { PayPalSettings } from './settings.ts';

interface AccessTokens {
  current(): Promise<string>;
  forget(): void;
}

/** Seconds before its expiry from which a token is no longer used. */
const marginSeconds = 60;

const granted = z.object({ access_token: z.string(), expires_in: z.number() });

/** One token for all calls, fetched again when it expires; concurrent calls wait for the same one. */
export function accessTokens(
  { client, secret }: Pick<PayPalSettings, 'client' | 'secret'>,
  place: PayPalEndpoint,
  clock: Clock,
): AccessTokens {
  let fetched: Promise<{ token: string; until: number }> | null = null;

  async function fetchToken() {
    const credentials = Buffer.from(`${client}:${secret}`).toString('base64');
    const answer = await send('access', place, {
      method: 'POST',
      path: '/v1/oauth2/token',
      body: 'grant_type=client_credentials',
      contentType: 'application/x-www-form-urlencoded',
      authorization: `Basic ${credentials}`,
    });
    const { access_token, expires_in } = readAnswer('access', answer, granted);

    return {
      token: access_token,
      until: clock.now().getTime() + (expires_in - marginSeconds) * 1000,
    };
  }

  function fetchAnew() {
    const fetching = fetchToken();
    fetched = fetching;
    fetching.catch(() => {
      fetched = fetched === fetching ? null : fetched;
    });

    return fetching;
  }

  return {
    async current() {
      const { token, until } = await (fetched ?? fetchAnew());

      return clock.now().getTime() < until ? token : (await fetchAnew()).token;
    },

    forget() {
      fetched = null;
    },
  };
}
