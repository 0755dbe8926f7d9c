import { xml, xmlPart } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../parts/namespaces.ts';
import { type RunFormat, runProperties } from '../text/run-format.ts';
import { type ParagraphFormat, paragraphProperties, plainParagraph } from './paragraph-format.ts';
import { isHeading, outlineLevelOf, type StyleId, styleName } from './style-names.ts';

/** Text colour of Word's hyperlink style. */
export const linkColour = '0563c1';

/** Format of a style's text without direct formatting. */
export interface StyleFormat {
  readonly run: RunFormat;
  readonly paragraph: ParagraphFormat;
}

/** Format of a paragraph, as a vote on the format of its style. */
export interface Vote {
  readonly style: StyleId;
  readonly format: ParagraphFormat;
  readonly runs: readonly { readonly format: RunFormat; readonly characters: number }[];
}

export type StyleSheet = ReadonlyMap<StyleId, StyleFormat>;

const voted = [
  'alignment',
  'rightToLeft',
  'start',
  'end',
  'firstLine',
  'before',
  'line',
  'lineRule',
] as const;

/** Gives each style the format of most of its text, to minimize direct formatting. */
export function clusterStyles(votes: readonly Vote[], body: RunFormat): StyleSheet {
  const styles = new Map<StyleId, StyleFormat>();
  const normal = {
    ...body,
    underline: false,
    strike: false,
    highlight: null,
    position: 'normal' as const,
  };
  const byStyle = new Map<StyleId, Vote[]>([['Normal', []]]);

  for (const vote of votes) {
    const own = byStyle.get(vote.style) ?? [];
    own.push(vote);
    byStyle.set(vote.style, own);
  }

  for (const [id, own] of byStyle) {
    styles.set(id, {
      run: id === 'Normal' ? normal : commonRun(own, normal),
      paragraph: commonParagraph(own, id),
    });
  }

  return styles;
}

function commonRun(votes: readonly Vote[], fallback: RunFormat): RunFormat {
  const counts = new Map<string, { format: RunFormat; characters: number }>();

  for (const { format, characters } of votes.flatMap(({ runs }) => runs)) {
    // A style has no highlight, superscript or link format.
    const plain = {
      ...format,
      underline: false,
      strike: false,
      highlight: null,
      position: 'normal' as const,
    };
    const key = Object.values(plain).join();
    const known = counts.get(key);
    counts.set(key, { format: plain, characters: (known?.characters ?? 0) + characters });
  }

  const [most] = [...counts.values()].sort((one, other) => other.characters - one.characters);

  return most?.format ?? fallback;
}

function commonParagraph(votes: readonly Vote[], id: StyleId): ParagraphFormat {
  const common: Record<string, unknown> = { ...plainParagraph, keepNext: isHeading(id) };

  for (const key of voted) {
    const counts = new Map<unknown, number>();

    for (const { format } of votes) {
      counts.set(format[key], (counts.get(format[key]) ?? 0) + 1);
    }

    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    common[key] = most === undefined ? plainParagraph[key] : most[0];
  }

  // All keys exist: the object began as a format, and votes contain formats.
  return common as unknown as ParagraphFormat;
}

/** Word's defaults for unspecified properties. */
const silent: RunFormat = {
  family: 'Times New Roman',
  halfPoints: 20,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  colour: '000000',
  highlight: null,
  position: 'normal',
  scale: 100,
};

/** `styles.xml`. */
export function stylesPart(styles: StyleSheet, language: string | null): string {
  const normal = styles.get('Normal') ?? { run: silent, paragraph: plainParagraph };

  return xmlPart(
    xml(
      'w:styles',
      wordNamespaces,
      defaults(normal.run, language),
      ...[...styles].map(([id, format]) => paragraphStyle(id, format, normal)),
      characterStyle('DefaultParagraphFont', 'Default Paragraph Font', 1, '', true),
      characterStyle(
        'Hyperlink',
        'Hyperlink',
        99,
        xml('w:color', { 'w:val': linkColour }) + xml('w:u', { 'w:val': 'single' }),
      ),
      characterStyle(
        'FootnoteReference',
        'footnote reference',
        99,
        xml('w:vertAlign', { 'w:val': 'superscript' }),
      ),
      tableStyle('TableNormal', 'Normal Table', null),
      tableStyle('TableGrid', 'Table Grid', 'TableNormal'),
      xml(
        'w:style',
        { 'w:type': 'numbering', 'w:default': true, 'w:styleId': 'NoList' },
        xml('w:name', { 'w:val': 'No List' }),
        xml('w:uiPriority', { 'w:val': 99 }),
        xml('w:semiHidden'),
      ),
    ),
  );
}

function defaults(run: RunFormat, language: string | null): string {
  const languages = xml('w:lang', {
    'w:val': language ?? 'en-US',
    'w:eastAsia': /^(zh|ja|ko)/.test(language ?? '') ? language : 'ja-JP',
    'w:bidi': /^(ar|he|fa|ur)/.test(language ?? '') ? language : 'ar-SA',
  });

  return xml(
    'w:docDefaults',
    {},
    xml('w:rPrDefault', {}, xml('w:rPr', {}, runProperties(run, null), languages)),
    xml('w:pPrDefault'),
  );
}

function paragraphStyle(id: StyleId, format: StyleFormat, normal: StyleFormat): string {
  const { name, priority } = styleName(id);
  const isNormal = id === 'Normal';
  const outlineLevel = outlineLevelOf(id);
  const paragraph = paragraphProperties(
    format.paragraph,
    isNormal ? plainParagraph : normal.paragraph,
    outlineLevel === null ? {} : { outlineLevel },
  );
  const run = isNormal ? runProperties(format.run, null) : runProperties(format.run, normal.run);

  return xml(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': isNormal ? true : null, 'w:styleId': id },
    xml('w:name', { 'w:val': name }),
    isNormal ? '' : xml('w:basedOn', { 'w:val': 'Normal' }),
    isHeading(id) ? xml('w:next', { 'w:val': 'Normal' }) : '',
    xml('w:uiPriority', { 'w:val': priority }),
    xml('w:qFormat'),
    paragraph && xml('w:pPr', {}, paragraph),
    run && xml('w:rPr', {}, run),
  );
}

function characterStyle(id: string, name: string, priority: number, run: string, isDefault = false): string {
  return xml(
    'w:style',
    { 'w:type': 'character', 'w:default': isDefault ? true : null, 'w:styleId': id },
    xml('w:name', { 'w:val': name }),
    isDefault ? '' : xml('w:basedOn', { 'w:val': 'DefaultParagraphFont' }),
    xml('w:uiPriority', { 'w:val': priority }),
    run && xml('w:rPr', {}, run),
  );
}

function tableStyle(id: string, name: string, basedOn: string | null): string {
  const margins = xml(
    'w:tblCellMar',
    {},
    ...['top', 'left', 'bottom', 'right'].map((side) => xml(`w:${side}`, { 'w:w': 0, 'w:type': 'dxa' })),
  );
  const line = { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'auto' };
  const grid = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => xml(`w:${side}`, line));
  const own =
    basedOn === null
      ? xml('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' }) + margins
      : xml('w:tblBorders', {}, ...grid);

  return xml(
    'w:style',
    { 'w:type': 'table', 'w:default': basedOn === null ? true : null, 'w:styleId': id },
    xml('w:name', { 'w:val': name }),
    basedOn === null ? '' : xml('w:basedOn', { 'w:val': basedOn }),
    xml('w:uiPriority', { 'w:val': 99 }),
    xml('w:tblPr', {}, own),
  );
}
