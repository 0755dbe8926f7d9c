import type { SiteView } from '@octavo/contract/site';
import { processPlans } from '@octavo/domain/billing/plans';
import type { Locale } from '@octavo/i18n/locales';
import { askApi, type LoaderContext, localeOfPage } from '../../session/session.server.ts';
import { originOf } from '../../shell/origin.server.ts';
import type { Information, InformationName } from './information.ts';
import { writePage } from './write-page.server.ts';

const sources = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true });

/** Returns the operator and the configuration of this site. */
export function askSite(given: LoaderContext): Promise<SiteView> {
  return askApi(given, '/site', {});
}

export async function informationOf(
  given: LoaderContext,
  name: InformationName,
  site: SiteView,
): Promise<Information> {
  const locale = localeOfPage(given.request);
  const planTrialDays = site.access === 'subscription' ? await longestTrial(given) : 0;
  const isEncrypted = originOf(given).startsWith('https:');

  return writePage(sourceOf(name, locale), locale, { site, planTrialDays, isEncrypted });
}

function sourceOf(name: InformationName, locale: Locale): string {
  const source = sources[`./texts/${name}.${locale}.md`];

  if (source === undefined) {
    throw new Error(`there is no text ${name} in the language ${locale}`);
  }

  return source;
}

async function longestTrial(given: LoaderContext): Promise<number> {
  const { products } = await askApi(given, '/plans', {});

  return Math.max(0, ...processPlans(products).map(({ trialDay }) => trialDay));
}
