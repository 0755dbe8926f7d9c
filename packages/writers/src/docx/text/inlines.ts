import type { Inline, Paragraph, TextRun, TextStyle } from '@octavo/layout/model';
import type { PageLinkTarget } from '@octavo/pdf/content/page-content';
import { xml } from '../../ooxml/xml.ts';
import { inlinePicture } from '../drawings/drawing.ts';
import { linkColour } from '../paragraphs/style-sheet.ts';
import type { PartWriter } from '../parts/part-writer.ts';
import { formField } from './form-field.ts';
import { narrowed, narrowingOf } from './narrowing.ts';
import { type RunFormat, rawRun, runFormat, runProperties, textRun } from './run-format.ts';
import { splitByScript, splitRightToLeft, type WordScript } from './scripts.ts';

/** Writes the runs of a paragraph, with hyperlinks around linked runs. */
export function inlineRuns(paragraph: Paragraph, base: RunFormat, part: PartWriter): string {
  const { inlines } = paragraph;
  let written = '';
  let at = 0;

  while (at < inlines.length) {
    const link = linkOf(inlines[at]);
    const end = link === null ? at + 1 : endOfLink(inlines, at, link);
    const runs = inlines
      .slice(at, end)
      .map((_, offset) => inlineRun(paragraph, at + offset, base, part, link !== null));
    written += link === null ? runs.join('') : hyperlink(link, runs.join(''), part);
    at = end;
  }

  return written;
}

function inlineRun(
  paragraph: Paragraph,
  index: number,
  base: RunFormat,
  part: PartWriter,
  inLink: boolean,
): string {
  const { inlines, direction } = paragraph;
  const inline = inlines[index];

  switch (inline?.kind) {
    case 'text':
      return textRuns(
        direction === 'rtl' ? splitRightToLeft(inline.text) : splitByScript(inline.text),
        narrowed(runFormat(raised(inlines, index), part.plan.fit, inline.text), narrowingOf(paragraph)),
        base,
        inLink,
      );
    case 'break':
      return rawRun(xml('w:br'), '');
    case 'tab':
      return rawRun(xml('w:tab'), '');
    case 'note':
      return part.noteReference(
        inline.note,
        runProperties(plainSize(runFormat(inline.style, part.plan.fit), base), base, {
          style: 'FootnoteReference',
        }),
      );
    case 'image':
      return inlinePicture(inline.figure, part);
    case 'page-number':
      return field('PAGE', runProperties(runFormat(inline.style, part.plan.fit), base));
    case 'page-count':
      return field('NUMPAGES', runProperties(runFormat(inline.style, part.plan.fit), base));
    case 'field':
      return formField(
        inline.field,
        runProperties(runFormat(inline.style, part.plan.fit), base),
        part.nextId(),
      );
    default:
      return '';
  }
}

function textRuns(
  pieces: ReturnType<typeof splitByScript>,
  format: RunFormat,
  base: RunFormat,
  inLink: boolean,
): string {
  const own = inLink ? linkLook(base) : base;

  return pieces
    .map(({ text, script }) => textRun(text, runProperties(format, own, natureOf(script, inLink))))
    .join('');
}

/** Base format of links in Word, so that links with another look keep it. */
function linkLook(base: RunFormat): RunFormat {
  return { ...base, colour: linkColour, underline: true };
}

function natureOf(script: WordScript, inLink: boolean): { script: WordScript; style?: string } {
  return inLink ? { script, style: 'Hyperlink' } : { script };
}

/** Word shrinks superscript and subscript automatically, so they get the size of the adjacent text. */
function raised(inlines: readonly Inline[], index: number): TextStyle {
  const run = inlines[index] as TextRun;

  if (run.style.position === 'normal') {
    return run.style;
  }

  const beside = [...inlines.slice(0, index).reverse(), ...inlines.slice(index + 1)].find(
    (inline) => inline.kind === 'text' && inline.style.position === 'normal',
  );
  const size = beside?.kind === 'text' ? beside.style.sizePoints : run.style.sizePoints;

  return { ...run.style, sizePoints: Math.max(size, run.style.sizePoints) };
}

function plainSize(format: RunFormat, base: RunFormat): RunFormat {
  return { ...format, halfPoints: base.halfPoints, position: 'normal' };
}

function field(instruction: string, properties: string): string {
  const run = (content: string) => rawRun(content, properties);

  return [
    run(xml('w:fldChar', { 'w:fldCharType': 'begin' })),
    run(xml('w:instrText', { 'xml:space': 'preserve' }, ` ${instruction} `)),
    run(xml('w:fldChar', { 'w:fldCharType': 'separate' })),
    run(xml('w:t', {}, '1')),
    run(xml('w:fldChar', { 'w:fldCharType': 'end' })),
  ].join('');
}

function linkOf(inline: Inline | undefined): PageLinkTarget | null {
  return inline?.kind === 'text' ? inline.link : null;
}

function endOfLink(inlines: readonly Inline[], from: number, link: PageLinkTarget): number {
  let end = from + 1;

  while (end < inlines.length && sameTarget(linkOf(inlines[end]), link)) {
    end += 1;
  }

  return end;
}

function sameTarget(one: PageLinkTarget | null, other: PageLinkTarget): boolean {
  if (one?.kind === 'web') {
    return other.kind === 'web' && one.url === other.url;
  }

  return (
    one?.kind === 'place' &&
    other.kind === 'place' &&
    one.pageIndex === other.pageIndex &&
    one.top === other.top
  );
}

function hyperlink(target: PageLinkTarget, runs: string, part: PartWriter): string {
  if (target.kind === 'web') {
    return xml('w:hyperlink', { 'r:id': part.relateOutside('hyperlink', target.url) }, runs);
  }

  const anchor = part.bookmarks.nameOf(target);

  return anchor === null ? runs : xml('w:hyperlink', { 'w:anchor': anchor, 'w:history': true }, runs);
}
