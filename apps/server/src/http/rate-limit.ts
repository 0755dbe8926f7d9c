import { ToolFailure } from '@octavo/contract/failures';
import type { Clock } from '@octavo/domain/ports';
import { createMiddleware } from 'hono/factory';
import { askerOf } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';

const maxAddresses = 50_000;

interface TokenBucket {
  tokens: number;
  filledAt: number;
}

/**
 * A bucket of one minute's requests for every address, filled evenly. Each web process keeps its own: the limit is
 * there to stop floods, and counting them exactly is not worth a shared store.
 */
export function rateLimit(perMinute: number, clock: Clock, behindProxy: boolean) {
  const buckets = new Map<string, TokenBucket>();

  return createMiddleware<AppEnvironment>(async (context, next) => {
    const asker = askerOf(context, behindProxy);

    if (!take(buckets, asker, perMinute, clock.now().getTime())) {
      throw new ToolFailure('too-frequent', '', { values: { retrySeconds: Math.ceil(60 / perMinute) } });
    }

    await next();
  });
}

function take(buckets: Map<string, TokenBucket>, address: string, perMinute: number, now: number): boolean {
  const bucket = buckets.get(address) ?? { tokens: perMinute, filledAt: now };
  // A clock may be set back.
  const minutes = Math.max(0, now - bucket.filledAt) / 60_000;
  const tokens = Math.min(perMinute, bucket.tokens + minutes * perMinute);
  const isEnough = tokens >= 1;
  // Deleted and set again, so that the map is in order of last use and the front can be dropped.
  buckets.delete(address);
  // A refusal costs nothing: else those who ask a little too often would never be let through again.
  buckets.set(address, { tokens: isEnough ? tokens - 1 : tokens, filledAt: now });

  if (buckets.size > maxAddresses) {
    const [oldest] = buckets.keys();
    buckets.delete(oldest ?? '');
  }

  return isEnough;
}
