import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { workOutlines } from '@octavo/ui/work-outlines';
import type { ReactNode } from 'react';
import { useLocale } from '../../shell/use-locale.ts';

interface ViewerFrameProps {
  readonly turner: ReactNode;
  readonly strip?: ReactNode;
  readonly foot: string;
  readonly children: ReactNode;
  onFullScreen?: (() => void) | undefined;
}

/** Bar with the pages to turn, pages in a list, the large page, and a line about what is shown. */
export function ViewerFrame({ turner, strip: pages, foot, children, onFullScreen }: ViewerFrameProps) {
  const words = workbenchWords(useLocale()).result;

  return (
    <section aria-label={words.view.result} className="result-viewer">
      <div className="result-bar">
        {/* On a phone, the pages to turn need its place. */}
        <span className="font-medium max-sm:has-[+span>*]:hidden">{words.view.result}</span>
        <span className="mx-auto">{turner}</span>
        {onFullScreen !== undefined && (
          <button
            type="button"
            aria-label={words.fullScreen}
            title={words.fullScreen}
            onClick={onFullScreen}
            className="grid size-(--target) place-content-center rounded-lg text-ink-soft hover:bg-sheet hover:text-ink"
          >
            <Icon path={workOutlines.enlarge} />
          </button>
        )}
      </div>
      <div className="result-stage">
        {pages}
        <div className="result-shown">{children}</div>
      </div>
      <p className="result-foot">{foot}</p>
    </section>
  );
}

interface PageStripProps {
  /** Page numbers in the document, from 1. */
  readonly pages: readonly number[];
  /** Number of pages of the document. */
  readonly count: number;
  readonly at: number;
  onTurn(at: number): void;
  renderPage(at: number): ReactNode;
}

/** Pages in a list beside the large one. */
export function PageStrip({ pages, count, at, onTurn, renderPage }: PageStripProps) {
  const words = workbenchWords(useLocale()).result;

  return (
    <ol className="result-strip">
      {pages.map((page, index) => (
        <li key={page} className="shrink-0">
          <button
            type="button"
            aria-current={index === at ? 'true' : undefined}
            aria-label={fill(words.page, { page, pages: count })}
            onClick={() => onTurn(index)}
          >
            <span>{renderPage(index)}</span>
            {page}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Said when there is nothing to see. */
export function NothingToSee() {
  const words = workbenchWords(useLocale()).result;

  return (
    <ViewerFrame turner={null} foot={words.notSeen}>
      <Icon name="file" size={48} className="text-ink-faint" />
    </ViewerFrame>
  );
}
