import { addressIn } from '../shell/address.ts';
import type { DescribedPage, Thing } from './thing.ts';

/** Page of the breadcrumb trail; its path has no language prefix. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumb trail from the start page to this page, whose name comes last. */
export function breadcrumbs(
  { origin, locale, address }: DescribedPage,
  name: string,
  between: readonly Crumb[] = [],
): Thing {
  const before = [{ name: 'Octavo', path: '/' }, ...between];
  const steps = [
    ...before.map((crumb) => ({ name: crumb.name, item: origin + addressIn(locale, crumb.path) })),
    { name, item: address },
  ];

  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
