import type { PaymentType } from '@octavo/contract/billing';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../../shell/use-locale.ts';

/** Payment methods with the preferred one selected; a single one needs no choice. */
export function PaymentChoice({ types }: { readonly types: readonly PaymentType[] }) {
  const words = pricingWords(useLocale());

  if (types.length < 2) {
    return <input type="hidden" name="pay" value={types[0]} />;
  }

  return (
    <fieldset className="mb-4">
      <legend className="mb-2 font-medium">{words.payWith}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {types.map((type, index) => (
          <label key={type} className="flex items-center gap-2.5">
            <input
              type="radio"
              name="pay"
              value={type}
              defaultChecked={index === 0}
              className="size-4 accent-lapis"
            />
            {words.payment[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
