import { pricingWords } from '@octavo/i18n/pricing';
import { buttonClass } from '@octavo/ui/button';
import { useSearchParams } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';

/** Link to the outcome of a payment, for browsers without script; with script, a popup shows it. */
export function LookWithoutScript() {
  const [search] = useSearchParams();
  const address = useAddress();
  const words = pricingWords(useLocale()).outcome;
  const order = search.get('order');

  if (order === null) {
    return null;
  }

  return (
    <noscript>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {words.returned}
        <a
          href={`${address('/success-subscription')}?${new URLSearchParams({ order })}`}
          className={buttonClass()}
        >
          {words.state}
        </a>
      </p>
    </noscript>
  );
}
