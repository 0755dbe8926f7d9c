import { acceptedLocale, localeOfTag } from '@octavo/i18n/accepted-locale';
import { locales } from '@octavo/i18n/locales';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** `?lang=` decides, then `Accept-Language`, then English. */
export const chooseLocale = createMiddleware<AppEnvironment>(async (context, next) => {
  const asked = localeOfTag(context.req.query('lang') ?? '');
  const locale = asked ?? acceptedLocale(context.req.header('accept-language') ?? '') ?? locales[0];
  context.set('locale', locale);
  await next();
});
