import { type Locale, locales } from '@octavo/i18n/locales';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** `?lang=` decides, then `Accept-Language`, then English. */
export const chooseLocale = createMiddleware<AppEnvironment>(async (context, next) => {
  const asked = context.req.query('lang') ?? '';
  const accepted = preferences(context.req.header('accept-language') ?? '');
  const locale = [asked, ...accepted].map(asLocale).find((found) => found !== null) ?? locales[0];
  context.set('locale', locale);
  await next();
});

/** Language tags of the header in order of preference (RFC 9110, 12.5.4). */
function preferences(header: string): string[] {
  return header
    .split(',')
    .map((part, place) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);

      return { tag, place, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .map(({ tag }) => tag);
}

function asLocale(tag: string): Locale | null {
  const [language = ''] = tag.toLowerCase().split('-');

  return locales.find((locale) => locale === language) ?? null;
}
