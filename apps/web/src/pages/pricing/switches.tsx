import { pricingWords } from '@octavo/i18n/pricing';
import { Link, useLoaderData, useLocation } from 'react-router';
import { withProduct } from '../../offer/product-links.ts';
import { useLocale } from '../../shell/use-locale.ts';
import type { loader } from './page.tsx';

interface SwitchProps {
  readonly label: string;
  /** Text, query and state of each link. */
  readonly links: readonly {
    readonly text: string;
    readonly search: URLSearchParams;
    readonly isHere: boolean;
  }[];
}

/** Links rather than buttons: another choice needs another list of plans from the server. */
function Switch({ label, links }: SwitchProps) {
  return (
    <nav aria-label={label} className="flex rounded-lg border border-rule bg-sheet p-0.5">
      {links.map(({ text, search, isHere }) => (
        <Link
          key={text}
          to={`?${search}`}
          replace
          preventScrollReset
          aria-current={isHere ? 'true' : undefined}
          className="min-h-9 rounded-md px-4 py-1.5 text-ink-soft aria-[current]:bg-lapis-wash aria-[current]:font-medium aria-[current]:text-ink"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

export function CurrencySwitch() {
  const { offer } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const words = pricingWords(useLocale());

  if (offer.currencies.length < 2) {
    return null;
  }

  const links = offer.currencies.map((currency) => {
    const changed = new URLSearchParams(search);
    changed.set('currency', currency);

    return { text: currency, search: changed, isHere: currency === offer.currency };
  });

  return <Switch label={words.currency} links={links} />;
}

/** All of Octavo, or questions about documents alone. */
export function ProductSwitch() {
  const { offer } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const words = pricingWords(useLocale());

  if (offer.products.length < 2) {
    return null;
  }

  const links = offer.products.map((product) => ({
    text: words.product[product],
    search: withProduct(search, product),
    isHere: product === offer.product,
  }));

  return <Switch label={words.products} links={links} />;
}
