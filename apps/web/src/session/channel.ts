import { choiceSeconds } from '@octavo/contract/limits';

/** Name of the cookie with the channel of a visitor. */
export const channelCookie = 'channel';

/** Channels through which users come to the product; each has its own order of plans on the pricing page. */
const channels = ['octavo', 'landingQ', 'landingM'] as const;
export type BroadcastName = (typeof channels)[number];

/** The channel in the address comes first, then the stored one, then the default. */
export function resolveChannel(search: string, cookies: string | null): BroadcastName {
  const asked = new URLSearchParams(search).get('channel');
  const kept = /(?:^|;\s*)channel=(\w+)/.exec(cookies ?? '')?.[1] ?? null;

  return named(asked) ?? named(kept) ?? channels[0];
}

/** Stores the channel named by an address for later pages; in a cookie, because the server renders them. */
export function keepChannel(search: string): void {
  const asked = named(new URLSearchParams(search).get('channel'));

  if (asked !== null) {
    document.cookie = `${channelCookie}=${asked}; path=/; max-age=${choiceSeconds}; samesite=lax`;
  }
}

function named(given: string | null): BroadcastName | null {
  return channels.find((channel) => channel.toLowerCase() === given?.toLowerCase()) ?? null;
}
