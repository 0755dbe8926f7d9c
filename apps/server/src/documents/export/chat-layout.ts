import type { Locale } from '@octavo/i18n/locales';
import type { DocumentLayout, Paragraph, ParagraphRole, TextStyle } from '@octavo/layout/model';
import type { ChatLine } from './chat-lines.ts';

const bodyStyle: TextStyle = {
  family: 'Liberation Sans',
  serif: false,
  fixedPitch: false,
  sizePoints: 11,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  colour: '000000',
  highlight: null,
  position: 'normal',
};

const styles: Readonly<Record<ChatLine['kind'], Partial<TextStyle>>> = {
  title: { sizePoints: 20, bold: true },
  question: { sizePoints: 14, bold: true },
  text: {},
  quote: { italic: true },
  note: { colour: '595959' },
};

const roles: Readonly<Record<ChatLine['kind'], ParagraphRole>> = {
  title: { kind: 'heading', level: 0 },
  question: { kind: 'heading', level: 1 },
  text: { kind: 'body' },
  quote: { kind: 'body' },
  note: { kind: 'body' },
};

/** A4 page and its margins, in points. */
const page = { width: 595, height: 842, margin: 72 };
/** Indentation of quotes, in points. */
const quoteIndent = 24;

/** An exported chat as the model that the writers of documents read. */
export function chatLayout(lines: readonly ChatLine[], locale: Locale): DocumentLayout {
  const { width, height, margin } = page;

  return {
    title: lines[0]?.text ?? null,
    author: null,
    language: locale,
    pageCount: 1,
    sections: [
      {
        widthPoints: width,
        heightPoints: height,
        margins: { left: margin, top: margin, right: margin, bottom: margin },
        columns: [{ left: margin, right: width - margin }],
        columnRule: false,
        startsPage: false,
        firstPage: 0,
        lastPage: 0,
        headers: [],
        footers: [],
        firstPageNumber: null,
        blocks: lines.map(paragraphOf),
      },
    ],
    notes: [],
    bodyStyle,
  };
}

function paragraphOf({ kind, text }: ChatLine, id: number): Paragraph {
  const style = { ...bodyStyle, ...styles[kind] };
  const lineSpacing = style.sizePoints * 1.25;
  const left = page.margin + (kind === 'quote' ? quoteIndent : 0);

  return {
    kind: 'paragraph',
    id,
    role: roles[kind],
    inlines: [{ kind: 'text', text, style, link: null }],
    alignment: 'left',
    direction: 'ltr',
    vertical: false,
    indentLeft: left - page.margin,
    indentRight: 0,
    firstLineIndent: 0,
    spaceBefore: kind === 'question' ? 18 : 6,
    lineSpacing,
    tabStops: [],
    background: null,
    ruleAbove: null,
    ruleBelow: null,
    frame: null,
    places: [
      {
        pageIndex: 0,
        box: { left, top: page.margin, right: page.width - page.margin, bottom: page.margin + lineSpacing },
      },
    ],
    lineCount: 1,
  };
}
