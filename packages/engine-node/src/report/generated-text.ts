import type { DocumentLayout, Paragraph, RunningText } from '@octavo/layout/model';
import { paragraphsIn } from '@octavo/layout/paragraphs-in';

/** Text that Word generates: labels of lists, and headers and footers on every page. */
export function generatedText({ sections, notes }: DocumentLayout): string {
  const texts = notes.map(({ mark }) => mark);

  for (const { blocks, headers, footers, firstPage, lastPage, firstPageNumber } of sections) {
    texts.push(...paragraphsIn(blocks).flatMap(labelOf));

    for (let page = firstPage; page <= lastPage; page += 1) {
      const number = (firstPageNumber ?? firstPage + 1) + page - firstPage;
      texts.push(...[...headers, ...footers].map((running) => runningText(running, number)));
    }
  }

  return texts.join(' ');
}

function labelOf({ role }: Paragraph): string[] {
  return role.kind === 'list-item' ? [role.mark.label] : [];
}

function runningText({ blocks }: RunningText, page: number): string {
  return paragraphsIn(blocks)
    .map(({ inlines }) =>
      inlines
        .map((inline) => {
          if (inline.kind === 'text') {
            return inline.text.replaceAll('\u00ad', '');
          }

          return inline.kind === 'page-number' ? String(page) : ' ';
        })
        .join(''),
    )
    .join(' ');
}
