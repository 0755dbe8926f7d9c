import {
  agreement,
  agreementForm,
  agreementPage,
  amountField,
  look,
} from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { type RawObjects, rawStream, updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeAll, describe, expect, it } from 'vitest';
import { certifyAgreement, verdictOf } from '../../../test/certified-agreement.ts';

let certified: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  certified = await certifyAgreement(3);
});

/** Rectangle over the sentence of the agreement. */
const overText = '[60 690 400 730]';
const comment = (dict: string, appearance = ''): RawObjects => ({
  [agreement.page]: agreementPage('40 0 R'),
  40: `<< /Type /Annot /F 4 ${dict} >>`,
  41: appearance === '' ? 'null' : look(appearance, 340, 40),
});
const stamp = (content: string, resources = '', rectangle = overText): RawObjects => ({
  ...comment(`/Subtype /Stamp /Rect ${rectangle} /AP << /N 41 0 R >>`),
  41: look(content, 340, 40, resources),
});
const ink = (content: string): RawObjects => ({
  ...comment(`/Subtype /Ink /Rect ${overText} /InkList [[60 705 400 705]] /AP << /N 41 0 R >>`),
  41: look(content, 340, 40),
});
const state = (entries: string) => `/ExtGState << /G << ${entries} >> >>`;
const white = '1 g 0 0 340 40 re f';
const lines = Array.from({ length: 20 }, (_, index) => `0 ${index * 2} m 340 ${index * 2} l S`).join(' ');
const line = '0 G 2 w 0 0 m 340 40 l S';
const joints = Array.from(
  { length: 120 },
  (_, index) => `${index * 3} 2 m ${index * 3 + 0.15} 6 l ${index * 3 + 0.3} 2 l S`,
).join(' ');
const quads = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => {
    const [bottom, top] = [690 + index * step, 710 + index * step];

    return `60 ${top} 400 ${top} 60 ${bottom} 400 ${bottom}`;
  }).join(' ');
const numbers = (count: number) => Array.from({ length: count }, (_, index) => 40 + index);
const frames: RawObjects = Object.fromEntries([
  [
    agreement.page,
    agreementPage(
      numbers(10)
        .map((number) => `${number} 0 R`)
        .join(' '),
    ),
  ],
  ...numbers(10).map((number, index) => [
    number,
    `<< /Type /Annot /Subtype /Square /Rect [60 ${694 + 2 * index} 400 ${697 + 2 * index}] /F 4 /C [0 0 0] /BS << /W 3 >> >>`,
  ]),
]);
/** Forms that each draw the next, from number 41; the last one hides the text. */
const nested = (depth: number): RawObjects =>
  Object.fromEntries(
    numbers(depth).map((number, index) => [
      number + 1,
      index === depth - 1
        ? look('1 g 0 0 340 40 re f', 340, 40)
        : look('/X Do', 340, 40, `/XObject << /X ${number + 2} 0 R >>`),
    ]),
  );
const shading =
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 340 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [1] /N 1 >> /Extend [true true] >>';

describe('comments over signed text', () => {
  const isolated = {
    ...stamp('/X Do', '/XObject << /X 42 0 R >>'),
    42: look('/G gs 1 1 0 rg 0 0 340 40 re f', 340, 40, state('/BM /Multiply')).replace(
      '/BBox',
      '/Group << /S /Transparency /I true >> /BBox',
    ),
  };

  it.each<[string, RawObjects]>([
    ['a white area', stamp(white)],
    [
      'a white area that its matrix moves away',
      { ...stamp(''), 41: look(white, 340, 40).replace('/BBox', '/Matrix [1 0 0 1 5000 0] /BBox') },
    ],
    ['ten sheer areas', stamp(`/G gs 1 g ${'0 0 340 40 re f '.repeat(10)}`, state('/ca 0.69'))],
    ['a black area that multiplies', stamp('/G gs 0 g 0 0 340 40 re f', state('/BM /Multiply'))],
    [
      'many pale areas that multiply',
      stamp(`/G gs 0.7 g ${'0 0 340 40 re f '.repeat(10)}`, state('/BM /Multiply')),
    ],
    ['a pale area that multiplies with an isolated group only', isolated],
    [
      'a dense area in a sheer form',
      {
        ...stamp('/G gs /X Do', `${state('/ca 0.1')} /XObject << /X 42 0 R >>`),
        42: look(`/G gs ${white}`, 340, 40, state('/ca 1')),
      },
    ],
    ['a sheer area that is hardly sheer', stamp(`/G gs ${white}`, state('/ca 0.85'))],
    ['a sheer area after a dense one', stamp(`${white} /G gs ${white}`, state('/ca 0.1'))],
    ['a dense line with a sheer fill', stamp('/G gs 1 G 60 w 0 20 m 340 20 l S', state('/ca 0.1 /CA 1'))],
    [
      'a line whose width a form inherits',
      {
        ...stamp('60 w /X Do', '/XObject << /X 42 0 R >>'),
        42: look('0 15 m 340 15 l S', 340, 40),
      },
    ],
    ['the tips of sharp joints', stamp(`100 M 3 w ${joints}`)],
    ['pale tips of sharp joints', stamp(`1 G 100 M 3 w ${joints}`)],
    ['a form within too many others', { ...stamp(''), ...nested(30) }],
    [
      'an area behind a filter that readers leave out',
      { ...stamp(''), 41: look(white, 340, 40).replace('/BBox', '/Filter /Crypt /BBox') },
    ],
    [
      'a figure of a font without widths',
      {
        ...stamp(''),
        41: look('BT /Z 18 Tf 98.06 10 Td (8) Tj ET', 340, 40).replace('/F1 6 0 R', '/Z 42 0 R'),
        42: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 56 /LastChar 56 /Widths [0] >>`,
      },
    ],
    [
      'lines of a blend mode',
      comment(`/Subtype /Stamp /BM /Difference /Rect ${overText} /AP << /N 41 0 R >>`, line),
    ],
    ['a line of a graphics state', stamp('/G gs 1 G 0 20 m 340 20 l S', state('/LW 60'))],
    ['many thin lines', stamp(`1 G 3 w ${lines}`)],
    ['many thin dark lines', stamp(`0 G 3 w ${lines}`)],
    [
      'a pen that leaves nothing',
      comment(
        `/Subtype /Ink /Rect ${overText} /C [0 0 0] /BS << /W 3 >> /InkList [${Array.from({ length: 14 }, (_, index) => `[60 ${696 + 2 * index} 400 ${696 + 2 * index}]`).join(' ')}]`,
      ),
    ],
    ['a dark area as of a pen', ink('0 0 0.4 rg 0 0 m 340 0 l 340 40 l 0 40 l f')],
    ['a pen whose path is moved midway', ink('0 0 0.4 rg 0 12 m 340 12 l 1 0 0 8 0 0 cm 340 14 l 0 14 l f')],
    ['a pressed stroke of a stamp', stamp('0 0 0.4 rg 0 12 m 340 12 l 340 14 l 0 14 l f')],
    ['a shading', stamp('/S sh', `/Shading << /S ${shading} >>`)],
    ['dark lines of a transfer function', stamp('/G gs 0 20 m 340 20 l S', state('/TR2 43 0 R'))],
    ['other text', stamp('BT /F1 18 Tf 12 10 Td (Ada pays 999 to Grace) Tj ET')],
    ['white letters', stamp('1 g BT /F1 18 Tf 12 10 Td (MMMMMMMMMMMMMMMM) Tj ET')],
    [
      'a block named as a blank',
      {
        ...stamp('BT /T3 40 Tf 0 0 Td (a) Tj ET', '/Font << /T3 42 0 R >>'),
        41: look('BT /T3 40 Tf 0 0 Td (a) Tj ET', 340, 40, '').replace(
          '/Font << /F1 6 0 R >>',
          '/Font << /T3 42 0 R >>',
        ),
        42: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 97 /Widths [8500] /Encoding << /Type /Encoding /Differences [97 /space] >> /CharProcs << /space 43 0 R >> /Resources << >> >>',
        43: rawStream('8500 0 d0 1 g 0 0 8500 1000 re f'),
      },
    ],
    [
      'an icon with text',
      {
        ...comment('/Subtype /Text /Rect [145 690 177 722] /AP << /N 41 0 R >>'),
        41: look('1 g 0 0 32 32 re f 0 g 0 0 1 1 re f BT /F1 18 Tf 5 10 Td (999) Tj ET', 32, 32),
      },
    ],
    ...['2.0', '4294967298', '45 0 R'].map((flags): [string, RawObjects] => [
      `an area whose flags are ${flags}`,
      {
        ...stamp(white),
        40: `<< /Type /Annot /Subtype /Stamp /F ${flags} /Rect ${overText} /AP << /N 41 0 R >> >>`,
        45: '2.0',
      },
    ]),
    [
      'an area that only paper shows',
      {
        ...stamp(white),
        40: `<< /Type /Annot /Subtype /Stamp /F 36 /Rect ${overText} /AP << /N 41 0 R >> >>`,
      },
    ],
    [
      'an area below the pointer',
      {
        ...comment(`/Subtype /Stamp /Rect ${overText} /AP << /N 44 0 R /R 41 0 R >>`),
        41: look(white, 340, 40),
        44: look('', 340, 40),
      },
    ],
    [
      'an area that grows when the page shrinks',
      {
        ...stamp(white),
        40: '<< /Type /Annot /Subtype /Stamp /F 12 /Rect [60 640 400 680] /AP << /N 41 0 R >> >>',
      },
    ],
    [
      'a wide pen',
      comment(`/Subtype /Ink /Rect ${overText} /C [1 1 1] /BS << /W 60 >> /InkList [[60 705 400 705]]`),
    ],
    ['a wide border', comment(`/Subtype /Square /Rect ${overText} /C [1 1 1] /BS << /W 40 >>`)],
    [
      'a wide line',
      comment(`/Subtype /Line /Rect ${overText} /C [1 1 1] /BS << /W 40 >> /L [60 705 400 705]`),
    ],
    [
      'a wide line outside of its rectangle',
      comment('/Subtype /Line /Rect [0 0 9 9] /C [1 1 1] /BS << /W 40 >> /L [60 705 400 705]'),
    ],
    [
      'a black highlighter',
      comment(`/Subtype /Highlight /Rect ${overText} /C [0 0 0] /QuadPoints [60 730 400 730 60 690 400 690]`),
    ],
    ...['StrikeOut', 'Underline', 'Squiggly'].map((subtype): [string, RawObjects] => [
      `many lines of one ${subtype}`,
      comment(`/Subtype /${subtype} /Rect ${overText} /C [0 0 0] /QuadPoints [${quads(24, 1)}]`),
    ]),
    [
      'a highlight that is repeated',
      comment(`/Subtype /Highlight /Rect ${overText} /C [0.62 0.62 0.62] /QuadPoints [${quads(12, 0)}]`),
    ],
    ['flat frames', frames],
    [
      'a line with a caption',
      comment(`/Subtype /Line /Rect ${overText} /C [0 0 0] /Cap true /Contents (999) /L [60 705 400 705]`),
    ],
    ['a text box over the value of a field', comment('/Subtype /FreeText /Rect [70 600 270 620]')],
    ['a script', comment('/Subtype /Stamp /Rect [60 100 90 130] /AA << /PV << /S /JavaScript /JS (1) >> >>')],
  ])('are found: %s', async (_, objects) => {
    expect(await verdictOf(updatePdf(certified, objects))).toBe('changed');
  });

  it.each<[string, RawObjects]>([
    [
      'a pale highlighter',
      comment(`/Subtype /Highlight /Rect ${overText} /C [1 1 0] /QuadPoints [60 730 400 730 60 690 400 690]`),
    ],
    ['a sheer highlighter', stamp('/G gs 1 1 0 rg 0 0 340 40 re f', state('/ca 0.5'))],
    [
      'a sheer group',
      {
        ...stamp('/G gs /X Do', `${state('/ca 0.4')} /XObject << /X 42 0 R >>`),
        42: look('1 1 0 rg 0 0 340 40 re f', 340, 40).replace(
          '/BBox',
          '/Group << /S /Transparency /I true >> /BBox',
        ),
      },
    ],
    [
      'a line below words',
      comment(`/Subtype /Underline /Rect ${overText} /C [1 0 0] /QuadPoints [60 730 400 730 60 690 400 690]`),
    ],
    ['a frame around words', stamp('0.8 0.1 0.1 RG 1 w 1 1 338 38 re S')],
    [
      'a pen',
      comment(`/Subtype /Ink /Rect ${overText} /C [0 0 0.6] /BS << /W 2 >> /InkList [[60 705 400 705]]`),
    ],
    [
      'a pressed stroke of a pen',
      ink('0 0 0.4 rg 0 12 m 100 20 240 8 340 13 c 340 16 l 240 11 100 23 0 15 c f'),
    ],
    ['the icon of a note', comment('/Subtype /Text /Rect [145 690 165 710] /Contents (Why?)')],
    ['a window', comment(`/Subtype /Popup /Rect ${overText}`)],
    [
      'a text box beside the text',
      stamp('1 g 0 0 340 40 re f 0 g BT /F1 9 Tf 5 10 Td (Agreed) Tj ET', '', '[60 100 400 140]'),
    ],
  ])('are permitted: %s', async (_, objects) => {
    expect(await verdictOf(updatePdf(certified, objects))).toBe('valid');
  });
});

describe('highlights over coloured text', () => {
  const quads = '/QuadPoints [60 730 400 730 60 690 400 690]';
  const verdictsOf = async (text: string, highlight: string) => {
    const signed = await certifyAgreement(3, {
      [agreement.content]: rawStream(`${text} BT /F1 18 Tf 72 700 Td (Ada pays 100 to Grace) Tj ET`),
    });
    const entries = `/Subtype /Highlight /Rect ${overText} /C [${highlight}] ${quads}`;
    const area = look(`/G gs ${highlight} rg 0 0 340 40 re f`, 340, 40, state('/BM /Multiply'));

    return Promise.all(
      [comment(entries), { ...comment(`${entries} /AP << /N 41 0 R >>`), 41: area }].map((objects) =>
        verdictOf(updatePdf(signed, objects)),
      ),
    );
  };

  it.each([
    ['yellow on yellow', '1 1 0 rg', '1 1 0'],
    ['cyan on inks of cyan', '1 0 0 0 k', '0 1 1'],
  ])('are found where they hide it: %s', async (_, text, highlight) => {
    expect(await verdictsOf(text, highlight)).toEqual(['changed', 'changed']);
  });

  it.each([
    ['yellow on blue', '0 0 1 rg', '1 1 0.3'],
    ['yellow on red', '1 0 0 rg', '1 1 0'],
    ['green on grey', '0.5 g', '0.5 1 0.5'],
    ['yellow on white', '1 g', '1 1 0'],
  ])('are permitted where it can be read: %s', async (_, text, highlight) => {
    expect(await verdictsOf(text, highlight)).toEqual(['valid', 'valid']);
  });
});

describe('signatures over signed text', () => {
  const signed = async (content: string, text = 'Signature: ____________') => {
    const first = await certifyAgreement(2, {
      [agreement.content]: rawStream(`BT /F1 12 Tf 72 300 Td (${text}) Tj ET`),
    });

    return signByHand(await openAuthority(), first, {
      signer: 'rsa-2048',
      number: 41,
      objects: {
        [agreement.form]: agreementForm('40 0 R'),
        [agreement.page]: agreementPage('40 0 R'),
        40: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /Rect [130 290 330 330] /F 132 /P 3 0 R /V 41 0 R /AP << /N 42 0 R >> >>',
        42: look(content, 200, 40),
      },
    });
  };

  it('may cover the line that they are written on', async () => {
    const content = '1 g 0 0 200 40 re f 0 g BT /F1 9 Tf 5 10 Td (Signed by Grace) Tj ET';

    expect(await verdictOf(await signed(content))).toBe('valid');
    expect(await verdictOf(await signed(content, 'Signature: Ada pays 100'))).toBe('changed');
  });
});

describe('appearances of fields', () => {
  const filled = (content: string, entries = ''): RawObjects => ({
    [agreement.amount]: amountField('100').replace('/T (amount)', `/T (amount) ${entries}`),
    [agreement.amountLook]: look(content, 200, 20),
  });
  const text = 'BT /F1 12 Tf 0 g 2 5 Td (100) Tj ET';

  it.each([
    ['letters drawn as areas', `BT 3 Tr /F1 12 Tf 2 5 Td (100) Tj ET 0 g 2 4 m 2 16 l 4 16 l 4 4 l h f`],
    ['letters drawn as lines', `${text} 2 w 30 4 m 40 16 l 50 4 l S`],
    ['an area over the letters', `${text} 1 g 0 0 200 20 re f`],
    ['a sign', 'BT /F1 12 Tf 0 g 2 5 Td (-1.00) Tj ET'],
    ['white letters beside shown ones', 'BT /F1 12 Tf 0 g 2 5 Td (1) Tj 1 g (00) Tj ET'],
    ['other letters as often', 'BT /F1 12 Tf 0 g 2 5 Td (999) Tj ET'],
    ['one letter for all', 'BT /F1 12 Tf 0 g 2 5 Td (111) Tj ET'],
  ])('may not show %s', async (_, content) => {
    expect(await verdictOf(updatePdf(await certifyAgreement(2), filled(content)))).toBe('changed');
  });

  it.each([
    ['1250', '1,250', 'valid'],
    ['1250', "1'250", 'valid'],
    ['-1234567.5', '-1,234,567.5', 'valid'],
    ['1250', '12,50', 'changed'],
    ['1250', '1,2,5,0', 'changed'],
    ['1250', '-1,250', 'changed'],
    ['1250500', '1,250.500', 'changed'],
    ['1250', '1,250,', 'changed'],
  ])('of the value %s may show %s: %s', async (value, shown, verdict) => {
    const field = { [agreement.amount]: amountField(value), [agreement.amountLook]: look('', 200, 20) };
    const redrawn = look(`BT /F1 12 Tf 0 g 2 5 Td (${shown}) Tj ET`, 200, 20);
    const changed = updatePdf(await certifyAgreement(2, field), { [agreement.amountLook]: redrawn });

    expect(await verdictOf(changed)).toBe(verdict);
  });

  it.each([
    ['a background and a frame', `0.9 g 0 0 200 20 re f 0 G 1 w 0.5 0.5 199 19 re S ${text}`],
    ['the lines of a comb', `${text} 50 0 m 50 20 l S 100 0 m 100 20 l S`],
    ['nothing', ''],
  ])('may show %s', async (_, content) => {
    expect(await verdictOf(updatePdf(await certifyAgreement(2), filled(content)))).toBe('valid');
  });
});
