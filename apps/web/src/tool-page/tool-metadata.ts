import type { ToolCopy } from '@octavo/tools/kit/types';
import type { MetaDescriptor } from 'react-router';
import { addressIn, localeOf } from '../shell/address.ts';
import { metadata } from '../shell/metadata.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { howTo } from '../structured-data/how-to.ts';
import type { PlanPrice } from '../structured-data/prices.ts';
import { questions } from '../structured-data/questions.ts';
import { software } from '../structured-data/software.ts';

interface DescribedTool {
  readonly id: string;
  readonly name: string;
  readonly copy: Pick<ToolCopy, 'seo' | 'howTo' | 'faq'>;
  readonly prices: readonly PlanPrice[] | null;
  readonly origin: string;
}

/** Title, description and structured data of the page of a tool. */
export function toolMetadata(
  { id, name, copy, prices, origin }: DescribedTool,
  pathname: string,
): MetaDescriptor[] {
  return metadata({
    ...copy.seo,
    pathname: addressIn(localeOf(pathname), `/${id}`),
    origin,
    things: (page) => [
      software(page, name, prices),
      breadcrumbs(page, name),
      howTo(page, copy.seo.title, copy.howTo),
      questions(copy.faq),
    ],
  });
}
