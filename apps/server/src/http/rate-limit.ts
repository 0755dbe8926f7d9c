import { Failure } from '@octavo/contract/failures';
import type { Clock } from '@octavo/domain/ports';
import { createMiddleware } from 'hono/factory';
import { clientAddressOf } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { MinuteBuckets } from './minute-buckets.ts';

/** Limits the requests per minute of each client address. */
export function rateLimit(perMinute: number, clock: Clock, behindProxy: boolean) {
  const buckets = new MinuteBuckets(perMinute, clock);

  return createMiddleware<AppEnvironment>(async (context, next) => {
    const client = clientAddressOf(context, behindProxy);

    // A refused request takes nothing: else a client just above the limit would never be let through again.
    if (buckets.level(client) < 1) {
      throw new Failure('too-frequent', '', { values: { retrySeconds: Math.ceil(60 / perMinute) } });
    }

    buckets.take(client, 1);
    await next();
  });
}
