import type { SiteView } from '@octavo/contract/site';
import { informationWords } from '@octavo/i18n/information';
import { useLocale } from '../../shell/use-locale.ts';

/** Shows the operator of this site. When none is configured, explains to the operator how to set it. */
export function OperatorCard({ site }: { readonly site: SiteView }) {
  const words = informationWords(useLocale()).operator;
  const { operator, isForOperator } = site;

  return (
    <section aria-labelledby="operator">
      <h2 id="operator" className="mb-2 text-title">
        {words.heading}
      </h2>
      {operator === null ? (
        <p className="text-ink-soft">{words.unnamed}</p>
      ) : (
        <address className="wrap-anywhere not-italic">
          <p className="font-medium">{operator.name}</p>
          {operator.address.map((line) => (
            <p key={line} className="text-ink-soft">
              {line}
            </p>
          ))}
          <p className="mt-2">
            <a href={`mailto:${operator.email}`} className="text-lapis underline underline-offset-3">
              {operator.email}
            </a>
          </p>
          {operator.host !== null && (
            <p className="mt-2 text-caption text-ink-soft">
              {words.host} {operator.host}
            </p>
          )}
        </address>
      )}
      {operator === null && isForOperator && (
        <p className="mt-3 rounded-lg bg-ochre-wash px-3.5 py-2.5 text-caption">{words.toOperator}</p>
      )}
    </section>
  );
}
