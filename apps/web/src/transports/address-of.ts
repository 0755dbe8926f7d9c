import type { Locale } from '@octavo/i18n/locales';
import type { AddressParts, Method, Route } from './api-types.ts';
import { base, fillRoute, type LooseParts } from './fill-route.ts';

/** Address of a route in this site; `locale` is the language of the texts in the response. */
export function addressOf<M extends Method, Path extends Route<M>>(
  method: M,
  route: Path,
  parts: AddressParts<M, Path> & { readonly locale?: Locale },
): string;
export function addressOf(_method: Method, route: string, parts: LooseParts): string {
  return base + fillRoute(route, parts);
}
