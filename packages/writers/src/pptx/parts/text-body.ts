import type { Inline, ListMarker } from '@octavo/layout/model';
import { emu, fontSize, thousandths } from '../../drawingml/units.ts';
import { xml } from '../../ooxml/xml.ts';
import type { LineSpacing, SlideParagraph, TextBody } from '../../slides/slide.ts';
import { bulletSign } from './bullet-signs.ts';
import { runsOf, type TextContext } from './text-run.ts';

/** Alignments by text direction: the layout uses the start side, DrawingML the side of the page. */
const alignments = {
  ltr: { left: 'l', right: 'r', centre: 'ctr', justify: 'just' },
  rtl: { left: 'r', right: 'l', centre: 'ctr', justify: 'just' },
} as const;
const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const tabAlignments = { left: 'l', right: 'r', centre: 'ctr' } as const;

/** `ST_TextAutonumberScheme`, by the characters around the number. */
const schemes: Readonly<Record<string, string>> = {
  'decimal .': 'arabicPeriod',
  'decimal )': 'arabicParenR',
  'decimal ()': 'arabicParenBoth',
  'decimal ': 'arabicPlain',
  'lower-letter .': 'alphaLcPeriod',
  'lower-letter )': 'alphaLcParenR',
  'lower-letter ()': 'alphaLcParenBoth',
  'upper-letter .': 'alphaUcPeriod',
  'upper-letter )': 'alphaUcParenR',
  'upper-letter ()': 'alphaUcParenBoth',
  'lower-roman .': 'romanLcPeriod',
  'lower-roman )': 'romanLcParenR',
  'lower-roman ()': 'romanLcParenBoth',
  'upper-roman .': 'romanUcPeriod',
  'upper-roman )': 'romanUcParenR',
  'upper-roman ()': 'romanUcParenBoth',
  'circled ': 'circleNumDbPlain',
};

/** Deepest list level in DrawingML (`ST_TextIndentLevelType`). */
const deepestLevel = 8;

/** Largest start number of a list (`ST_TextBulletStartAtNum`). */
const highestStart = 32_767;

/** Hundredths of a point (`ST_TextSpacingPoint`). */
const largestSpacing = 158_400;

/** The text of a shape (`p:txBody`) or of a cell (`a:txBody`). */
export function textBody(name: string, text: TextBody, context: TextContext): string {
  return xml(
    name,
    {},
    name === 'a:txBody' ? xml('a:bodyPr') : bodyProperties(text),
    xml('a:lstStyle'),
    ...(text.paragraphs.length === 0
      ? [xml('a:p', {}, xml('a:endParaRPr', { sz: fontSize(text.emptySizePoints) }))]
      : text.paragraphs.map((paragraph) => paragraphOf(paragraph, context))),
  );
}

function bodyProperties({ vertical, wraps, insets, anchor, paragraphs }: TextBody): string {
  return xml(
    'a:bodyPr',
    {
      vert: vertical ? 'eaVert' : 'horz',
      wrap: wraps ? 'square' : 'none',
      lIns: emu(insets.left),
      tIns: emu(insets.top),
      rIns: emu(insets.right),
      bIns: emu(insets.bottom),
      rtlCol: paragraphs.some(({ direction }) => direction === 'rtl'),
      anchor: anchors[anchor],
    },
    xml('a:noAutofit'),
  );
}

function paragraphOf(paragraph: SlideParagraph, context: TextContext): string {
  const { mark, marginPoints, indentPoints, direction } = paragraph;
  const margin = Math.max(0, marginPoints);
  const bullet = mark === null ? null : bulletOf(mark, paragraph.startsAt);

  return xml(
    'a:p',
    {},
    xml(
      'a:pPr',
      {
        marL: emu(margin),
        lvl: mark === null ? null : Math.min(mark.level, deepestLevel) || null,
        indent: emu(Math.max(indentPoints, -margin)),
        algn: alignments[direction][paragraph.alignment],
        rtl: direction === 'rtl',
      },
      spacing('a:lnSpc', paragraph.lineSpacing),
      spacing('a:spcBef', { kind: 'points', points: Math.max(0, paragraph.spaceBeforePoints) }),
      bullet ?? xml('a:buNone'),
      tabsOf(paragraph),
    ),
    runsOf(bullet === null ? labelled(paragraph) : paragraph.inlines, context),
  );
}

/** Writes a label that has no numbering scheme as text followed by a tab. */
function labelled({ mark, inlines }: SlideParagraph): readonly Inline[] {
  const first = inlines.find((inline) => inline.kind === 'text');

  if (mark === null || first === undefined) {
    return inlines;
  }

  return [{ ...first, text: mark.label, link: null }, { kind: 'tab' }, ...inlines];
}

function spacing(name: string, lines: LineSpacing): string {
  if (lines.kind === 'percent') {
    return xml(name, {}, xml('a:spcPct', { val: thousandths(lines.percent / 100) }));
  }

  return xml(name, {}, xml('a:spcPts', { val: Math.min(Math.round(lines.points * 100), largestSpacing) }));
}

/** Bullet properties; null when DrawingML has no equivalent. */
function bulletOf({ kind }: ListMarker, startsAt: number): string | null {
  if (kind.kind === 'bullet') {
    return kind.character === ''
      ? null
      : xml('a:buFont', { typeface: 'Arial' }) + xml('a:buChar', { char: bulletSign(kind.character) });
  }

  const scheme = kind.outerLevels > 0 ? undefined : schemes[`${kind.format} ${kind.before}${kind.after}`];

  if (scheme === undefined) {
    return null;
  }

  const startAt = startsAt > 1 ? Math.min(startsAt, highestStart) : null;

  return xml('a:buFont', { typeface: '+mj-lt' }) + xml('a:buAutoNum', { type: scheme, startAt });
}

function tabsOf({ tabStops }: SlideParagraph): string {
  if (tabStops.length === 0) {
    return '';
  }

  return xml(
    'a:tabLst',
    {},
    ...tabStops.map(({ positionPoints, alignment }) =>
      xml('a:tab', { pos: emu(positionPoints), algn: tabAlignments[alignment] }),
    ),
  );
}
