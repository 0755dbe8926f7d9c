import type { Inline, TextStyle } from '@octavo/layout/model';
import type { PageLinkTarget } from '@octavo/pdf/content/page-content';
import { escapeXml } from '@octavo/pdf/text/escape-xml';
import { fillOf } from '../../drawingml/colour.ts';
import { fontSize } from '../../drawingml/units.ts';
import { xml } from '../../ooxml/xml.ts';
import { type PackagePart, slidePath } from './part.ts';
import { eastAsianFamily, isComplex, isEastAsian } from './scripts.ts';

/** Baseline offset of superscript and subscript, in thousandths of a percent of the font size. */
const raised = { superscript: 30_000, subscript: -25_000, normal: null } as const;

/** Keeps the colour of linked text (an extension supported by PowerPoint since 2019). */
const keepsColour = xml(
  'a:extLst',
  {},
  xml(
    'a:ext',
    { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
    xml('ahyp:hlinkClr', {
      'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor',
      val: 'tx',
    }),
  ),
);

/** Context of text: the theme font is not written again on runs. */
export interface TextContext {
  readonly part: PackagePart;
  readonly themeFont: string;
}

/** Writes the runs of a paragraph. Inline pictures are separate items of the slide. */
export function runsOf(inlines: readonly Inline[], context: TextContext): string {
  let style: TextStyle | null = null;

  return inlines
    .map((inline) => {
      style = 'style' in inline ? inline.style : style;

      return runOf(inline, style, context);
    })
    .join('');
}

/**
 * @param around style of the preceding text, which breaks and tabs take, because their height depends on the
 * font
 */
function runOf(inline: Inline, around: TextStyle | null, context: TextContext): string {
  switch (inline.kind) {
    case 'text':
      return textRun(inline.text, inline.style, inline.link, context);
    case 'tab':
      return xml('a:r', {}, spaceProperties(around, context), xml('a:t', {}, '\t'));
    case 'break':
      return xml('a:br', {}, spaceProperties(around, context));
    case 'field':
      return textRun(fieldText(inline.field), inline.style, null, context);
    case 'note':
      return textRun(String(inline.note), { ...inline.style, position: 'superscript' }, null, context);
    case 'page-number':
      return slideNumber(inline.style, context);
    case 'page-count':
      return textRun(String(context.part.presentation.slides.length), inline.style, null, context);
    case 'image':
      return '';
  }
}

function spaceProperties(style: TextStyle | null, context: TextContext): string {
  return style === null ? '' : runProperties('a:rPr', '', style, null, context);
}

function fieldText({ kind, value }: { readonly kind: string; readonly value: string }): string {
  if (kind === 'check' || kind === 'radio') {
    return value === 'on' ? '☒' : '☐';
  }

  return value;
}

function textRun(text: string, style: TextStyle, link: PageLinkTarget | null, context: TextContext): string {
  if (text === '') {
    return '';
  }

  return xml('a:r', {}, runProperties('a:rPr', text, style, link, context), xml('a:t', {}, escapeXml(text)));
}

function slideNumber(style: TextStyle, context: TextContext): string {
  const properties = runProperties('a:rPr', '', style, null, context);

  return xml(
    'a:fld',
    { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
    properties,
    xml('a:t', {}, '‹#›'),
  );
}

/** Properties of a run or of a paragraph end (`a:endParaRPr`). */
function runProperties(
  name: string,
  text: string,
  style: TextStyle,
  link: PageLinkTarget | null,
  context: TextContext,
): string {
  const { presentation } = context.part;
  const family = style.family === context.themeFont ? null : style.family;

  return xml(
    name,
    {
      lang: presentation.language,
      sz: fontSize(style.sizePoints),
      b: style.bold || null,
      i: style.italic || null,
      u: style.underline ? 'sng' : null,
      strike: style.strike ? 'sngStrike' : null,
      baseline: raised[style.position],
      dirty: false,
    },
    fillOf(style.colour),
    style.highlight === null
      ? ''
      : xml('a:highlight', {}, xml('a:srgbClr', { val: style.highlight.toUpperCase() })),
    family === null ? '' : xml('a:latin', { typeface: family }),
    isEastAsian(text) ? xml('a:ea', { typeface: eastAsianFamily(text, style) }) : '',
    isComplex(text) ? xml('a:cs', { typeface: style.family }) : '',
    link === null ? '' : linkOf(link, context.part),
  );
}

function linkOf(target: PageLinkTarget, { writer, path, presentation }: PackagePart): string {
  if (target.kind === 'web') {
    return xml('a:hlinkClick', { 'r:id': writer.relateOutside(path, 'hyperlink', target.url) }, keepsColour);
  }

  const slideIndex = presentation.slides.findIndex(({ pageIndex }) => pageIndex === target.pageIndex);

  if (slideIndex < 0) {
    return '';
  }

  return xml(
    'a:hlinkClick',
    {
      'r:id': writer.relate(path, 'slide', slidePath(slideIndex)),
      action: 'ppaction://hlinksldjump',
    },
    keepsColour,
  );
}
