import { Icon } from '@octavo/ui/icon';
import type { ReactNode } from 'react';
import type { Story } from './story.server.ts';

/** A picture of what a merge loses elsewhere, and of what it keeps here. */
export function Proof({ proof }: { readonly proof: Story['proof'] }) {
  return (
    <section aria-labelledby="proof" className="proof">
      <div className="wrap">
        <header className="proof-head">
          <h2 id="proof" className="text-heading">
            {proof.heading}
          </h2>
          <p className="text-lead text-ink-soft">{proof.line}</p>
        </header>
        <div className="proof-pair">
          <figure>
            <Reader title={proof.bookmarks} name={proof.name}>
              <p className="text-caption text-ink-soft">{proof.none}</p>
            </Reader>
            <Caption icon="close" {...proof.lost} />
          </figure>
          <figure className="is-kept">
            <Reader title={proof.bookmarks} name={proof.name}>
              <ul>
                {proof.outline.map(({ level, title, page }) => (
                  <li key={title} data-level={level}>
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
    </section>
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
  readonly title: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Window of a PDF reader, drawn: its bookmarks, and a page. */
function Reader({ title, name, children }: ReaderProps) {
  return (
    <div className="proof-window">
      <p>{name}</p>
      <div>
        <div className="proof-outline">
          <p>{title}</p>
          {children}
        </div>
        <svg aria-hidden="true" viewBox="0 0 200 260">
          <rect x="24" y="18" width="152" height="242" fill="var(--leaf-drawn)" stroke="var(--rule)" />
          <path d="M44 46h70" stroke="var(--print)" strokeWidth="7" />
          <path
            d="M44 66h112M44 78h112M44 90h96M44 114h112M44 126h112M44 138h104M44 150h70"
            stroke="var(--print-soft)"
            strokeWidth="4"
          />
          <path
            d="M44 172h112v52H44zM44 189h112M44 206h112M82 172v52M119 172v52"
            stroke="var(--print-soft)"
            fill="none"
            strokeWidth="2"
          />
        </svg>
      </div>
    </div>
  );
}
