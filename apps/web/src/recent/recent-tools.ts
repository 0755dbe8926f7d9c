import type { ToolId } from '@octavo/tools/catalogue';

/** Tools used last in this browser, the latest first. The list never leaves it. */
const place = 'octavo-recent-tools';

const longest = 5;

export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');

    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, longest) : [];
  } catch {
    // A browser that keeps nothing, or something that is not ours: there is no list.
    return [];
  }
}

export function noteUsed(id: ToolId): void {
  try {
    localStorage.setItem(place, JSON.stringify(withUsed(readRecent(), id)));
  } catch {
    // Nothing is kept, and nothing else is lost.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}

export function withUsed(recent: readonly string[], id: ToolId): string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, longest);
}
