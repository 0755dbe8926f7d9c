import { codec } from '@octavo/engine-node/codec';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { annotationAreas } from './content/annotation-areas.ts';
import { openPdf, type PdfDocument } from './document.ts';
import { PdfName, PdfStream } from './objects.ts';
import { objectsOf } from './optimise/objects-of.ts';
import { usageOf } from './optimise/usage-of.ts';
import { Parser } from './syntax/parser.ts';

interface HostileObjects {
  readonly catalog?: string;
  readonly page?: string;
}

/**
 * Builds a document of two pages; `build` adds objects and returns the entries of the catalog and the first
 * page.
 */
function documentOf(build: (file: PdfFile, pages: readonly number[]) => HostileObjects): PdfDocument {
  const file = new PdfFile();
  const [root, tree, first, second] = [0, 1, 2, 3].map(() => file.reserve()) as [
    number,
    number,
    number,
    number,
  ];
  const { catalog = '', page = '' } = build(file, [first, second]);
  const common = `/Type /Page /Parent ${tree} 0 R /MediaBox [0 0 99 99]`;
  file.set(first, `<< ${common} ${page} >>`);
  file.set(second, `<< ${common} >>`);
  file.set(tree, `<< /Type /Pages /Kids [${first} 0 R ${second} 0 R] /Count 2 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R ${catalog} >>`);

  return openPdf(file.finish(root), codec);
}

function assembled(document: PdfDocument, pages = [0, 1]): PdfDocument {
  const plan = {
    sources: [{ document, title: 'a' }],
    pages: pages.map((page) => ({ source: 0, page })),
    bookmarks: 'keep',
  } as const;

  return openPdf(
    bytesFrom((sink) => assemble(plan, sink, codec)),
    codec,
  );
}

/** Twenty references to one object, which multiply with every level that is followed. */
const twenty = (number: number) => `${number} 0 R `.repeat(20);

it('copies each action of a chain once, however often actions refer to each other', {
  timeout: 5000,
}, () => {
  const document = documentOf((file) => {
    const action = file.reserve();
    file.set(action, `<< /S /URI /URI (https://a.example) /Next [${twenty(action)}] >>`);

    return { page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} 0 R >>]` };
  });

  expect(assembled(document).pageCount).toBe(2);
});

it('reads mutually nested arrays of layers once', { timeout: 5000 }, () => {
  const document = documentOf((file) => {
    const layer = file.add('<< /Type /OCG /Name (a) >>');
    const order = file.reserve();
    file.set(order, `[${layer} 0 R ${twenty(order)}]`);

    return {
      catalog: `/OCProperties << /OCGs [${layer} 0 R] /D << /Order ${order} 0 R >> >>`,
      page: `/Resources << /Properties << /L ${layer} 0 R >> >>`,
    };
  });
  const made = assembled(document);

  expect(made.dict(made.catalog.get('OCProperties'))?.has('OCGs')).toBe(true);
});

it('reads mutually nested appearances once', { timeout: 5000 }, () => {
  const document = documentOf((file) => {
    const states = file.reserve();
    const entries = Array.from({ length: 2000 }, (_, index) => `/S${index} ${states} 0 R`).join(' ');
    file.set(states, `<< ${entries} >>`);

    return {
      page: `/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N ${states} 0 R >> >>]`,
    };
  });

  expect(usageOf(document, objectsOf(document)).complete).toBe(true);
});

it('does not follow the value of a choice field into recursive arrays', () => {
  const document = documentOf((file) => {
    const value = file.reserve();
    file.set(value, `[(one) ${value} 0 R]`);

    return {
      page: `/Annots [<< /Type /Annot /Subtype /Widget /FT /Ch /Rect [0 0 9 9] /T (a) /V ${value} 0 R >>]`,
    };
  });

  expect(annotationAreas(document, document.pages[0]!).fields[0]?.value).toBe('one, ');
});

it('splits a page whose forms are nested to the greatest possible depth', () => {
  const document = documentOf((file) => {
    const shared = file.reserve();
    const forms = Array.from({ length: 20_000 }, () => file.reserve());

    for (const [index, form] of forms.entries()) {
      const inner = `/Font ${shared} 0 R /XObject << /X ${forms[index + 1] ?? form} 0 R >>`;
      const dict = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${inner} >>`;
      file.set(form, `<< ${dict} /Length 5 >>\nstream\n/X Do\nendstream`);
    }

    file.set(shared, '<< >>');
    const content = file.stream('', '/X Do');

    return {
      page: `/Contents ${content} 0 R /Resources << /Font ${shared} 0 R /XObject << /X ${forms[0]} 0 R >> >>`,
    };
  });
  const [, second] = document.pages;
  second!.dict.set('Resources', document.pages[0]!.dict.get('Resources'));

  expect(assembled(document, [0]).pageCount).toBe(1);
});

it('does not follow stream lengths from one object stream into another', () => {
  const count = 3000;
  const document = documentOf((file) => {
    const streams = Array.from({ length: count }, () => file.reserve());

    for (const [index, number] of streams.entries()) {
      const data = `${number + 100_000} 0 null`;
      const length = `${(streams[index + 1] ?? number) + 100_000} 0 R`;
      file.set(number, `<< /Type /ObjStm /N 1 /First 8 /Length ${length} >>\nstream\n${data}\nendstream`);
    }

    return {};
  });

  // Entries of a cross-reference stream: the /Length of each object stream is in the next one.
  for (let number = 5; number < 5 + count; number++) {
    document.table.set(number + 100_000, 3, number, 0);
  }

  expect(document.object(100_005)).toBe(null);
});

it('reads an integer beyond the range of a double as 0', () => {
  const digits = Buffer.from(`[${'9'.repeat(400)} 7]`);

  expect(new Parser(digits).object()).toEqual([0, 7]);
});

it('recognises equal names among any number of names', () => {
  const many = Array.from({ length: 25_000 }, (_, index) => `/N${index}`).join(' ');
  new Parser(Buffer.from(`[${many}]`)).object();
  const tagged = () =>
    documentOf((file, [page]) => {
      const tags = file.reserve();
      const element = file.add(`<< /Type /StructElem /S /Rare /P ${tags} 0 R /Pg ${page} 0 R /K 0 >>`);
      file.set(
        tags,
        `<< /Type /StructTreeRoot /K ${element} 0 R /RoleMap << /Rare /Seldom >> /ParentTree << /Nums [0 [${element} 0 R]] >> >>`,
      );
      const content = file.stream('', '/Rare << /MCID 0 >> BDC EMC');

      return {
        catalog: `/StructTreeRoot ${tags} 0 R /MarkInfo << /Marked true >> /Version /2.0`,
        page: `/Contents ${content} 0 R /StructParents 0`,
      };
    });
  const sources = [tagged(), tagged()].map((document) => ({ document, title: 'a' }));
  const pages = [0, 1].map((source) => ({ source, page: 0 }));
  const bytes = bytesFrom((sink) => assemble({ sources, pages, bookmarks: 'keep' }, sink, codec));
  const made = openPdf(bytes, codec);
  const tags = made.dict(made.catalog.get('StructTreeRoot'))!;
  const roles = made.dict(tags.get('RoleMap'))!;

  expect([...roles.entries.keys()]).toEqual(['Rare']);
  expect(roles.get('Rare')).toBeInstanceOf(PdfName);
});

it('stops decoding content beyond its budget', { timeout: 30_000 }, () => {
  const document = documentOf((file) => {
    const blank = codec.deflate(new Uint8Array(60 * 1024 * 1024).fill(0x20));
    const form = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode', blank);
    const content = file.stream('', '1.01 0 0 1.01 0 0 cm /X Do '.repeat(1000));

    return { page: `/Contents ${content} 0 R /Resources << /XObject << /X ${form} 0 R >> >>` };
  });

  expect(usageOf(document, objectsOf(document)).complete).toBe(false);
  expect(document.object(5)).toBeInstanceOf(PdfStream);
});

it('rejects trailers that never end', { timeout: 20_000 }, () => {
  const bytes = Buffer.from(`%PDF-1.7\n${'trailer<<'.repeat(200_000)}`);

  expect(() => openPdf(bytes, codec)).toThrowError(expect.objectContaining({ code: 'damaged-file' }));
});

it('rejects cross-reference sections far larger than the file', { timeout: 20_000 }, () => {
  const rows = codec.deflate(new Uint8Array(100 * 1024 * 1024));
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = parts[0]!.length;
  let previous = '';

  for (let index = 0; index < 60; index++) {
    const dict = `<< /Type /XRef /Size 9 /W [1 1 1] /Filter /FlateDecode /Length ${rows.length} ${previous} >>`;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n${dict}\nstream\n`),
      rows,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    previous = `/Prev ${at}`;
    parts.push(part);
    at += part.length;
  }

  const start = at - parts.at(-1)!.length;
  const bytes = Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF`)]);

  expect(() => openPdf(bytes, codec)).toThrowError(expect.objectContaining({ code: 'damaged-file' }));
});
