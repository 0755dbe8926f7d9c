import type { ToolId } from '@octavo/tools/catalogue';

/** Storage key of the tools used in this browser, most recent first. The list is never sent anywhere. */
const place = 'octavo-recent-tools';

const longest = 5;

export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');

    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, longest) : [];
  } catch {
    // The browser stores nothing, or the stored value is not ours: the list is empty.
    return [];
  }
}

export function noteUsed(id: ToolId): void {
  try {
    localStorage.setItem(place, JSON.stringify(withUsed(readRecent(), id)));
  } catch {
    // The browser stores nothing; only the list is lost.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // The browser stores nothing.
  }
}

export function withUsed(recent: readonly string[], id: ToolId): string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, longest);
}
