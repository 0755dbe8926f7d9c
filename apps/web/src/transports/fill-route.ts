import type { Locale } from '@octavo/i18n/locales';

export const base = '/api/v1';

/** Parts of any address; callers of `addressOf` and `call` are held to those of one route. */
export interface LooseParts {
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number>> | undefined;
  readonly locale?: Locale;
}

/** Fills the parts of an address into its route, which stays relative to the base of the API. */
export function fillRoute(route: string, { path, query, locale }: LooseParts): string {
  const address = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path?.[name] ?? ''));
  const parameters = { ...query, ...(locale && { lang: locale }) };
  // Numbers become text, too; only the type of the constructor excludes them.
  const search = `${new URLSearchParams(parameters as Record<string, string>)}`;

  return address + (search && `?${search}`);
}
