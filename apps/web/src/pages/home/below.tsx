import { buttonClass } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Questions } from '../../shell/questions.tsx';
import { useAddress } from '../../shell/use-locale.ts';
import type { Story } from './story.server.ts';

/** Content below the tools: trust, prices and questions. */
export function Below({ story: { trust, prices, questions } }: { readonly story: Story }) {
  const address = useAddress();

  return (
    <div className="mt-4">
      <Row id="trust" heading={trust.heading} line={trust.line}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {trust.claims.map(({ title, text, link, to }) => (
            <li key={title} className="flex flex-col">
              <h3 className="text-lead font-semibold">{title}</h3>
              <p className="mt-1.5 mb-2 text-ink-soft">{text}</p>
              <Forward to={address(to)}>{link}</Forward>
            </li>
          ))}
        </ul>
      </Row>
      {prices !== null && 'line' in prices && (
        <p className="border-t border-rule py-9 text-lead">{prices.line}</p>
      )}
      {prices !== null && 'cells' in prices && (
        <section aria-labelledby="prices" className="prices far-down">
          <div>
            <h2 id="prices" className="text-heading">
              {prices.heading}
            </h2>
            <Link to={address('/pricing')} className={`${buttonClass('plain')} mt-4 max-md:w-full`}>
              {prices.link}
            </Link>
          </div>
          {prices.cells.map(({ title, before, amount, behind, text }) => (
            <div key={title} className="prices-cell">
              <h3>{title}</h3>
              <p className="prices-amount">
                {before !== null && <small>{before} </small>}
                {amount}
                {behind !== null && <small> {behind}</small>}
              </p>
              <p className="mt-1.5 text-half text-ink-soft">{text}</p>
            </div>
          ))}
        </section>
      )}
      <Row id="questions" heading={questions.heading}>
        <div className="-mt-3.5">
          <Questions questions={questions.answers} />
        </div>
      </Row>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly heading: string;
  readonly line?: string;
  readonly children: ReactNode;
}

/** Aligned with the columns of the tool families above. */
function Row({ id, heading, line, children }: RowProps) {
  return (
    <section
      aria-labelledby={id}
      className="far-down grid gap-x-6 gap-y-5 border-t border-rule py-9 md:grid-cols-[190px_1fr] md:py-11"
    >
      <div>
        <h2 id={id} className="text-title">
          {heading}
        </h2>
        {line !== undefined && <p className="mt-1 text-caption text-ink-faint">{line}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Forward({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mt-auto inline-flex items-center gap-1.5 self-start py-0.5 text-lapis hover:underline"
    >
      {children}
      <Icon name="arrowRight" size={15} />
    </Link>
  );
}
