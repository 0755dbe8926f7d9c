import { choiceSeconds } from '@octavo/contract/limits';

/** Ways people come to the product; each has a pricing page in another order. */
const channels = ['octavo', 'landingQ', 'landingM'] as const;
export type BroadcastName = (typeof channels)[number];

/** The channel of the address counts, else the one that was kept, else the usual one. */
export function resolveChannel(search: string, cookies: string | null): BroadcastName {
  const asked = new URLSearchParams(search).get('channel');
  const kept = /(?:^|;\s*)channel=(\w+)/.exec(cookies ?? '')?.[1] ?? null;

  return named(asked) ?? named(kept) ?? channels[0];
}

/** Keeps the channel an address names for the pages that follow: a cookie, because the server draws them. */
export function keepChannel(search: string): void {
  const asked = named(new URLSearchParams(search).get('channel'));

  if (asked !== null) {
    document.cookie = `channel=${asked}; path=/; max-age=${choiceSeconds}; samesite=lax`;
  }
}

function named(given: string | null): BroadcastName | null {
  return channels.find((channel) => channel.toLowerCase() === given?.toLowerCase()) ?? null;
}
