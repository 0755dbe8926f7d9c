import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { pageSize } from '../../files/page-size.ts';
import { type PageTask, toPanelOptionFiles } from '../task.ts';

interface TaskOverlayProps {
  readonly task: PageTask;
  readonly document: ReadableDocument | null;
  /** Index of the page. */
  readonly page: number;
}

/** Preview of the marks that the tool adds to a page, drawn by the overlay of its panel; empty for other tools. */
export function PageOverlay({ task, document, page }: TaskOverlayProps): ReactNode {
  const locale = useLocale();
  const Overlay = task.panel?.Overlay;

  return Overlay === undefined || document === null ? null : (
    <Overlay
      locale={locale}
      values={task.values}
      optionFiles={toPanelOptionFiles(task.optionFiles, locale)}
      page={page}
      pages={document.description.pages}
      {...pageSize(document, page)}
    />
  );
}
