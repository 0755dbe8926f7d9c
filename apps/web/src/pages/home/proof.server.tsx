import type { HomeWords } from '@octavo/i18n/home';
import { Icon } from '@octavo/ui/icon';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { measuredMerge } from './measured-merge.server.ts';

export interface ProofTexts
  extends Pick<HomeWords['proof'], 'heading' | 'line' | 'bookmarks' | 'none' | 'lost' | 'kept' | 'files'> {
  /** Name of the drawn document. */
  readonly name: string;
  readonly outline: typeof measuredMerge.outline;
  /** SVG of a page. */
  readonly page: string;
}

/**
 * A picture of what a merge loses elsewhere, and of what it keeps here, as HTML: nothing in it can be pressed, so that
 * the page needs no code for it.
 */
export function proofHtml(proof: ProofTexts): string {
  return renderToStaticMarkup(<Proof proof={proof} />);
}

function Proof({ proof }: { readonly proof: ProofTexts }) {
  return (
    <div className="wrap">
      <header className="proof-head">
        <h2 id="proof" className="text-heading">
          {proof.heading}
        </h2>
        <p className="text-lead text-ink-soft">{proof.line}</p>
      </header>
      <div className="proof-pair">
        <figure>
          <Reader proof={proof}>
            <p className="text-caption text-ink-soft">{proof.none}</p>
          </Reader>
          <Caption icon="close" {...proof.lost} />
        </figure>
        <figure className="is-kept">
          <Reader proof={proof}>
            <ul>
              {proof.outline.map(({ level, title, language, page }) => (
                <li key={title} data-level={level} lang={language}>
                  <span>{title}</span>
                  <i>{page}</i>
                </li>
              ))}
            </ul>
          </Reader>
          <Caption icon="check" {...proof.kept} />
        </figure>
      </div>
      <p className="mt-5 text-caption text-ink-faint">{proof.files}</p>
    </div>
  );
}

interface CaptionProps {
  readonly icon: 'close' | 'check';
  readonly title: string;
  readonly text: string;
}

function Caption({ icon, title, text }: CaptionProps) {
  return (
    <figcaption>
      <Icon name={icon} size={22} className={icon === 'check' ? 'text-verdigris' : 'text-rubric'} />
      <p>
        <strong className="block font-semibold">{title}</strong>
        <span className="text-half text-ink-soft">{text}</span>
      </p>
    </figcaption>
  );
}

interface ReaderProps {
  readonly proof: ProofTexts;
  readonly children: ReactNode;
}

/** Window of a PDF reader, drawn: its bookmarks, and a page. */
function Reader({ proof: { bookmarks, name, page }, children }: ReaderProps) {
  return (
    <div className="proof-window">
      <p>{name}</p>
      <div>
        <div className="proof-outline">
          <p>{bookmarks}</p>
          {children}
        </div>
        <div dangerouslySetInnerHTML={{ __html: page }} />
      </div>
    </div>
  );
}
