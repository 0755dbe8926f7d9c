import type { Answers } from '@octavo/forms/answers';
import type { AnswerBox } from '@octavo/forms/field-boxes';
import type { Form } from '@octavo/forms/form';
import type { FormRevision } from '@octavo/forms/form-map';
import { operationsFor } from '@octavo/forms/operations-for';
import { revisionFor } from '@octavo/forms/revision-for';
import { formPageWords } from '@octavo/i18n/form-page';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useFilling } from '../filling-context.ts';
import { useGroups } from '../groups/use-groups.ts';
import { type Area, areaOf, boxAt, pageOf } from './answer-boxes.ts';
import { maskedOperations } from './masked-operations.ts';
import { PagePicture } from './page-picture.tsx';
import { useBlank } from './use-blank.ts';

interface LiveFormProps {
  readonly form: Form;
  /** Opens the form anew. */
  onRetry(): void;
  /** Called when a question was chosen on the page. */
  onPicked(): void;
}

/** The form as it is being filled in, with the place of the current answer. */
export function LiveForm({ form, onRetry, onPicked }: LiveFormProps) {
  const pageWords = formPageWords(useLocale());
  const words = pageWords.live;
  const { state, asked, complete } = useFilling();
  const revision = revisionFor(form, complete);
  const blank = useBlank(form.id, revision);
  const { goTo } = useGroups();
  const [turned, setPage] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const here = useRef<HTMLSpanElement>(null);
  const shown = useMemo(() => shownPages(form, revision, complete), [form, revision, complete]);
  const all = blank.state === 'open' ? blank.boxes : none;
  const boxes = useMemo(() => all.filter((box) => shown.includes(box.page)), [all, shown]);
  // Some forms begin with pages of instructions.
  const page = turned !== null && shown.includes(turned) ? turned : firstPage(boxes);
  const { current, answers, revealed } = state;
  const operations = useMemo(() => {
    const hidden = asked.filter(
      (each) => each.kind === 'text' && each.masked === true && !revealed.has(each.name),
    );

    return maskedOperations(
      operationsFor(form, revision, answers),
      revision,
      hidden.map(({ name }) => name),
    );
  }, [form, revision, asked, answers, revealed]);

  // The page follows the question, and turns otherwise only by hand.
  useEffect(() => {
    const next = current === null ? null : pageOf(boxes, current);

    if (next !== null) {
      setPage(next);
    }
  }, [boxes, current]);

  useEffect(() => {
    if (current !== null && page >= 0) {
      scrollTo(frame.current, here.current);
    }
  }, [current, page]);

  if (blank.state === 'failed' || hasFailed) {
    return (
      <div className="fq-live-notice" role="status">
        <p>{words.failed}</p>
        <Button onClick={onRetry}>{pageWords.retry}</Button>
      </div>
    );
  }

  if (blank.state === 'opening') {
    return (
      <p className="fq-live-notice" role="status">
        {words.opening}
      </p>
    );
  }

  const { document } = blank;
  const at = shown.indexOf(page);
  const turn = (by: number) => setPage(shown[at + by] ?? page);
  const size = document.description.pages[page] ?? { width: 1, height: 1 };
  const derived = asked.filter(({ kind }) => kind === 'derived');
  const area = current === null ? null : areaOf(boxes, current, page, complete);

  return (
    <>
      <div className="fq-live-bar">
        <span>
          {blank.printed === revision.id ? words.hint : fill(words.newer, { revision: blank.printed })}
        </span>
        <span className="fq-turn">
          <button type="button" aria-label={words.previous} disabled={at <= 0} onClick={() => turn(-1)}>
            <Icon name="back" size={17} />
          </button>
          <span aria-live="polite">{fill(words.page, { page: at + 1, pages: shown.length })}</span>
          <button
            type="button"
            aria-label={words.next}
            disabled={at === shown.length - 1}
            onClick={() => turn(1)}
          >
            <Icon name="back" size={17} className="rotate-180" />
          </button>
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div ref={frame} role="group" aria-label={words.title} tabIndex={0} className="fq-viewport">
        <PagePicture
          document={document}
          page={page}
          operations={operations}
          label={fill(words.picture, { page: at + 1 })}
          onFailed={setHasFailed}
          onPick={(x, y) => {
            const picked = boxAt(boxes, page, x, y);

            if (picked !== null && asked.some(({ name }) => name === picked.question)) {
              onPicked();
              goTo(picked.question);
            }
          }}
        >
          {derived.map(({ name }) => {
            const place = areaOf(boxes, name, page, complete);

            return place && <span key={name} className="fq-computed" style={placed(place, size)} />;
          })}
          {area && <span ref={here} className="fq-here" style={placed(area, size)} />}
        </PagePicture>
      </div>
    </>
  );
}

const none: readonly never[] = [];

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Indexes of the pages that the result will have, such as those of the copies that were chosen. */
function shownPages(form: Form, { pages }: FormRevision, complete: Answers): readonly number[] {
  const chosen = form.pagesFor?.(complete) ?? [];

  return chosen.length === 0 ? Array.from({ length: pages }, (_, page) => page) : chosen;
}

/** First page with an answer. */
function firstPage(boxes: readonly AnswerBox[]): number {
  return boxes.length === 0 ? 0 : Math.min(...boxes.map(({ page }) => page));
}

/** Points around the field that the outline leaves free. */
const margin = 1;

function placed({ left, top, width, height }: Area, page: PageSize) {
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`;

  return {
    left: share(left - margin, page.width),
    top: share(top - margin, page.height),
    width: share(width + 2 * margin, page.width),
    height: share(height + 2 * margin, page.height),
  };
}

/** Pixels around the field that should be in view, too. */
const around = 48;

/** Scrolls within the frame only, and only as needed: the page of the questions stays where it is. */
function scrollTo(frame: HTMLElement | null, mark: HTMLElement | null): void {
  if (frame === null || mark === null) {
    return;
  }

  const outer = frame.getBoundingClientRect();
  const inner = mark.getBoundingClientRect();
  const isInView =
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top + around &&
    inner.bottom <= outer.bottom - around;

  if (!isInView) {
    frame.scrollTo({
      left: frame.scrollLeft + inner.left - outer.left - outer.width / 4,
      top: frame.scrollTop + inner.top - outer.top - outer.height / 3,
      behavior: 'smooth',
    });
  }
}
