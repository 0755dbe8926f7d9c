import { deflateSync } from 'node:zlib';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { noiseDocument } from '@octavo/testkit/pdf/noise-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { simpleTrueType, simpleType1 } from './fonts.ts';

/** Documents of a few kilobytes that together contain everything the readers of objects examine. */
export function pdfSeeds(): readonly Uint8Array[] {
  return [
    featureDocument({ pages: 1 }),
    featureDocument({ pages: 2 }),
    noiseDocument({ pages: 1, imageBytes: 300 }),
    drawnDocument(),
    fontDocument(),
    pictureDocument(),
    packedDocument(),
    filterDocument(),
  ];
}

type Build = (file: PdfFile, page: number) => { readonly page: string; readonly catalog?: string };

function onePage(build: Build): Uint8Array {
  const file = new PdfFile();
  const [root, tree, page] = [0, 1, 2].map(() => file.reserve()) as [number, number, number];
  const made = build(file, page);
  file.set(page, `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 200 200] ${made.page} >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 /Rotate 90 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R ${made.catalog ?? ''} >>`);

  return file.finish(root);
}

/** Nested forms, patterns, shadings, soft masks, functions, optional content, inline images. */
function drawnDocument(): Uint8Array {
  return onePage((file) => {
    const sampled = file.stream(
      '/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2] /BitsPerSample 8',
      new Uint8Array([0, 255]),
    );
    const stitched = file.add(
      `<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [${sampled} 0 R << /FunctionType 2 /Domain [0 1] /N 1 >>] >>`,
    );
    const shading = file.add(
      `<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function ${stitched} 0 R >>`,
    );
    const inner = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '0 0 9 9 re f');
    const form = file.stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Matrix [1 0 0 1 3 3] /Group << /S /Transparency >> /Resources << /XObject << /I ${inner} 0 R >> >>`,
      'q 2 0 0 2 0 0 cm /I Do Q',
    );
    const pattern = file.stream(
      `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /I ${inner} 0 R >> >>`,
      '/I Do',
    );
    const layer = file.add('<< /Type /OCG /Name (Layer) >>');
    const content = file.stream(
      '',
      'q /G gs /P cs /T scn 10 10 50 50 re f* Q /OC /L BDC /F Do EMC /S sh BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI 1 0 0 1 5 5 cm [1 2] 0 d 0 0 m 10 10 20 20 30 0 c h S',
    );
    const resources = `<< /XObject << /F ${form} 0 R >> /Pattern << /T ${pattern} 0 R >> /Shading << /S ${shading} 0 R >> /ColorSpace << /P [/Pattern /DeviceRGB] >> /Properties << /L ${layer} 0 R >> /ExtGState << /G << /SMask << /S /Luminosity /G ${form} 0 R >> /ca 0.5 >> >> >>`;

    return {
      page: `/Contents ${content} 0 R /Resources ${resources}`,
      catalog: `/OCProperties << /OCGs [${layer} 0 R] /D << /Order [[(a) ${layer} 0 R]] /OFF [${layer} 0 R] /RBGroups [[${layer} 0 R]] /AS [<< /Event /View /OCGs [${layer} 0 R] /Category [/View] >>] >> >>`,
    };
  });
}

const characterMap =
  '/CIDInit /ProcSet findresource begin begincmap /CMapName /C def 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <41> <0041> <42> <d83dde00> endbfchar 2 beginbfrange <43> <45> <0043> <46> <47> [<0046> <0047>] endbfrange endcmap';

const wideMap =
  '/CMapName /W def /WMode 0 def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 begincidrange <0000> <00ff> 0 endcidrange 1 begincidchar <0100> 5 endcidchar endcmap';

/** Fonts of every kind with embedded programs, encodings and character maps. */
export function fontDocument(): Uint8Array {
  return onePage((file) => {
    const unicode = file.stream('', characterMap);
    const program = file.stream('/Length1 1000', simpleTrueType());
    const type1 = file.stream('/Length1 400 /Length2 400 /Length3 0', simpleType1());
    const glyph = file.stream('', '500 0 0 0 500 500 d1 0 0 500 500 re f');
    const encoding = file.stream('/Type /CMap /CMapName /W', wideMap);
    const descriptor = (key: string, number: number) =>
      file.add(
        `<< /Type /FontDescriptor /FontName /Test /Flags 4 /FontBBox [0 0 500 700] /ItalicAngle 0 /Ascent 700 /Descent 0 /CharSet (/A/B) /${key} ${number} 0 R >>`,
      );
    const trueType = descriptor('FontFile2', program);
    const inner = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Test /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${trueType} 0 R /W [0 [500 600] 3 9 400] /DW 1000 /CIDToGIDMap /Identity >>`,
    );
    const fonts = [
      `<< /Type /Font /Subtype /TrueType /BaseFont /Test /FirstChar 65 /LastChar 67 /Widths [500 500 500] /FontDescriptor ${trueType} 0 R /Encoding /WinAnsiEncoding /ToUnicode ${unicode} 0 R >>`,
      `<< /Type /Font /Subtype /Type1 /BaseFont /Test /FirstChar 65 /LastChar 66 /Widths [500 500] /FontDescriptor ${descriptor('FontFile', type1)} 0 R /Encoding << /BaseEncoding /MacRomanEncoding /Differences [65 /A 66 /Aacute /u1F600] >> >>`,
      `<< /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-H /DescendantFonts [${inner} 0 R] /ToUnicode ${unicode} 0 R >>`,
      `<< /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding ${encoding} 0 R /DescendantFonts [${inner} 0 R] >>`,
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 66 /Widths [500 500] /FontDescriptor ${trueType} 0 R /Encoding << /Differences [65 /A /B] >> /CharProcs << /A ${glyph} 0 R /B ${glyph} 0 R >> /Resources << >> >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ].map((font, index) => `/F${index} ${file.add(font)} 0 R`);
    const shown = fonts.map((_, index) => `/F${index} 12 Tf (ABC) Tj <00410042> Tj [(A) -200 (B)] TJ`);
    const content = file.stream('', `BT 20 100 Td ${shown.join(' 0 -14 Td ')} 3 Tr (C) ' ET`);

    return { page: `/Contents ${content} 0 R /Resources << /Font << ${fonts.join(' ')} >> >>` };
  });
}

/** Pictures of every coding and colour space that compressing reads. */
function pictureDocument(): Uint8Array {
  return onePage((file) => {
    const pixels = Uint8Array.from({ length: 192 }, (_, index) => index * 37);
    const profile = file.stream('/N 3 /Alternate /DeviceRGB', new Uint8Array(132));
    const palette = file.stream('', new Uint8Array(30).fill(7));
    const mask = file.stream(
      '/Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Matte [0]',
      pixels.subarray(0, 64),
    );
    const common = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8';
    const images = [
      file.stream(
        `${common} /ColorSpace /DeviceRGB /Filter /FlateDecode /SMask ${mask} 0 R`,
        deflateSync(pixels),
      ),
      file.stream(`${common} /ColorSpace [/Indexed /DeviceRGB 9 ${palette} 0 R]`, pixels.subarray(0, 64)),
      file.stream(`${common} /ColorSpace [/ICCBased ${profile} 0 R] /Decode [1 0 1 0 1 0]`, pixels),
      file.stream(
        `${common} /ColorSpace [/Separation /Spot /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>]`,
        pixels.subarray(0, 64),
      ),
      file.stream(
        '/Subtype /Image /Width 16 /Height 4 /BitsPerComponent 1 /ImageMask true /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 16 /Rows 4 >>',
        new Uint8Array([0x26, 0xa0, 0x9b, 0x00, 0x10]),
      ),
      file.stream(
        '/Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 8 >>',
        deflateSync(new Uint8Array(72)),
      ),
    ];
    const names = images.map((image, index) => `/I${index} ${image} 0 R`);
    const content = file.stream(
      '',
      names.map((_, index) => `q 20 0 0 20 ${index * 20} 0 cm /I${index} Do Q`).join(' '),
    );

    return { page: `/Contents ${content} 0 R /Resources << /XObject << ${names.join(' ')} >> >>` };
  });
}

/** Object and cross-reference streams without a filter, so that changes reach their contents. */
function packedDocument(): Uint8Array {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R /PageLabels << /Nums [0 << /S /r >>] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << >> /Contents 6 0 R >>',
    '8',
    '<< /Type /Outlines /First 5 0 R /Count 1 /Title (a) /Dest [3 0 R /Fit] >>',
  ];
  const offsets = bodies.map((_, index) => bodies.slice(0, index).join(' ').length + (index === 0 ? 0 : 1));
  const header = `${offsets.map((offset, index) => `${index + 1} ${offset}`).join(' ')} `;
  const packed = header + bodies.join(' ');
  const parts = ['%PDF-1.7\n'];
  const places = new Map<number, number>();
  const add = (number: number, body: string) => {
    places.set(number, parts.join('').length);
    parts.push(`${number} 0 obj\n${body}\nendobj\n`);
  };
  add(6, '<< /Length 4 0 R >>\nstream\n0 0 m h \nendstream');
  add(
    7,
    `<< /Type /ObjStm /N ${bodies.length} /First ${header.length} /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
  );
  const start = parts.join('').length;
  const rows = [
    [0, 0, 0],
    ...bodies.map((_, index) => [2, 7, index]),
    [1, places.get(6) ?? 0, 0],
    [1, places.get(7) ?? 0, 0],
    [1, start, 0],
  ].map(([kind = 0, place = 0, detail = 0]) => String.fromCharCode(kind, place >> 8, place & 255, detail));
  parts.push(
    `8 0 obj\n<< /Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R /Length ${rows.join('').length} >>\nstream\n${rows.join('')}\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`,
  );

  return Buffer.from(parts.join(''), 'latin1');
}

/** Content behind each lossless filter, alone and stacked. */
function filterDocument(): Uint8Array {
  return onePage((file) => {
    const plain = 'q 1 0 0 1 0 0 cm Q';
    const hex = `${Buffer.from(plain).toString('hex')}>`;
    const streams = [
      file.stream('/Filter /ASCIIHexDecode', hex),
      file.stream(
        '/Filter /RunLengthDecode',
        Buffer.concat([Buffer.from([plain.length - 1]), Buffer.from(plain), Buffer.from([128])]),
      ),
      file.stream('/Filter /ASCII85Decode', '87cURD]i,"Ebo7&~>'),
      file.stream(
        '/Filter /LZWDecode /DecodeParms << /EarlyChange 1 >>',
        new Uint8Array([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]),
      ),
      file.stream(
        '/Filter [/ASCIIHexDecode /FlateDecode] /DecodeParms [null << /Predictor 12 /Columns 4 >>]',
        `${deflateSync(Buffer.from('\0q Q \0q Q ')).toString('hex')}>`,
      ),
    ];

    return { page: `/Contents [${streams.map((number) => `${number} 0 R`).join(' ')}]` };
  });
}
