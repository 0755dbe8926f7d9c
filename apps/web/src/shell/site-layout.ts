import { barePath } from './address.ts';

/**
 * Frame around a page. `top`: the start page, whose header links to the tool families below it. `default`:
 * every other page, with the search in their place. The reader chooses the light or dark theme; a page never
 * does.
 */
export type SiteLayout = 'default' | 'top';

export function layoutOf(pathname: string): SiteLayout {
  return barePath(pathname).replace(/\/$/, '') === '' ? 'top' : 'default';
}
