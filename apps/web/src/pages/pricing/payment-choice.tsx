import type { PaymentType } from '@octavo/contract/billing';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../../shell/use-locale.ts';

interface PaymentChoiceProps {
  readonly types: readonly PaymentType[];
  /** Selected method, when the page keeps it instead of a form. */
  readonly chosen?: PaymentType;
  onChoose?(type: PaymentType): void;
}

/** Payment methods with the preferred one selected; a single one needs no choice. */
export function PaymentChoice({ types, chosen, onChoose }: PaymentChoiceProps) {
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
              {...(chosen === undefined
                ? { defaultChecked: index === 0 }
                : { checked: type === chosen, onChange: () => onChoose?.(type) })}
              className="size-4 accent-lapis"
            />
            {words.payment[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
