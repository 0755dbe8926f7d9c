import { barePath } from './address.ts';

/**
 * How much stands around a page. `top`: the start page, whose header leads to the families of tools below it.
 * `default`: every other page, with the search in their place. Either is light or dark as the reader wishes; a page
 * never decides that.
 */
export type SiteLayout = 'default' | 'top';

export function layoutOf(pathname: string): SiteLayout {
  return barePath(pathname).replace(/\/$/, '') === '' ? 'top' : 'default';
}
