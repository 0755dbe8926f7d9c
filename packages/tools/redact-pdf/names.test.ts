import { readFileSync } from 'node:fs';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

/** A page with the text `Pay Kragelund now` and what a test adds to it. */
function documentWith(
  add: (file: PdfFile) => {
    readonly page?: string;
    readonly catalog?: string;
    readonly resources?: string;
    readonly content?: string;
  },
): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  const { page = '', catalog = '', resources = '', content = '' } = add(file);
  const stream = file.stream('', `BT /AF 12 Tf 50 200 Td (Pay Kragelund now) Tj ET ${content}`);
  const only = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 400 300] ${page} /Contents ${stream} 0 R /Resources << /Font << /AF ${font} 0 R >> ${resources} >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${only} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R ${catalog} >>`);

  return file.finish(root);
}

async function redact(bytes: Uint8Array, text = 'Kragelund') {
  const { files } = await runOn('redact-pdf', [{ name: 'a.pdf', bytes }], { redact: [text] });
  const path = files[0]?.path ?? '';
  expect(qpdfCheck(path).ok).toBe(true);

  return { text: popplerTexts(path)?.join(' ') ?? '', everything: everythingIn(readFileSync(path)) };
}

it('keeps fonts that are named like an entry that is removed elsewhere', async () => {
  expect((await redact(documentWith(() => ({})))).text).toMatch(/Pay +now/);
});

it('renames the states of buttons, and keeps the one that is set', async () => {
  const bytes = documentWith((file) => {
    const look = (gray: number) =>
      file.stream('/Type /XObject /Subtype /Form /BBox [0 0 20 20]', `${gray} g 0 0 20 20 re f`);
    const states = (name: string) => `<< /${name} ${look(0)} 0 R /Off ${look(1)} 0 R >>`;
    const field = file.reserve();
    const shared = file.add(states('Kragelund'));
    const kids = [
      `/AS /Kragelund /AP << /N ${shared} 0 R /D ${states('Kragelund')} >> /Rect [72 30 92 50]`,
      `/AS /Off /AP << /N ${states('Other')} >> /Rect [102 30 122 50]`,
    ].map((each) => file.add(`<< /Type /Annot /Subtype /Widget /Parent ${field} 0 R ${each} /F 4 >>`));
    const list = kids.map((kid) => `${kid} 0 R`).join(' ');
    file.set(field, `<< /FT /Btn /Ff 32768 /T (payee) /V /Kragelund /DV /Kragelund /Kids [${list}] >>`);

    return { page: `/Annots [${list}]`, catalog: `/AcroForm << /Fields [${field} 0 R] >>` };
  });
  const { everything } = await redact(bytes);

  expect(everything).not.toContain('Kragelund');
  expect(everything).toMatch(/\/V ?\/State1/);
  expect(everything).toMatch(/\/DV ?\/State1/);
  expect(everything).toMatch(/\/AS ?\/State1/);
  expect(everything.match(/\/State1 \d+ 0 R/g)).toHaveLength(2);
  expect(everything).toContain('/Other');
});

it('renames inks, types of tags and properties that are named like the text', async () => {
  const bytes = documentWith((file) => {
    const tint = file.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>');
    const [tree, element] = [file.reserve(), file.reserve()];
    const ink = `[/Separation /Kragelund#20Red /DeviceCMYK ${tint} 0 R]`;
    file.set(element, `<< /Type /StructElem /S /Kragelund /P ${tree} 0 R /K [] >>`);
    file.set(tree, `<< /Type /StructTreeRoot /K ${element} 0 R /RoleMap << /Kragelund /P >> >>`);

    return {
      catalog: `/StructTreeRoot ${tree} 0 R /MarkInfo << /Marked true >>`,
      resources: `/ColorSpace << /Ink ${ink} /Inks [/DeviceN [/Kragelund /None] /DeviceCMYK ${tint} 0 R << /Colorants << /Kragelund ${ink} >> >>] >>`,
      content: '/Ink cs 1 scn 10 10 20 20 re f',
    };
  });
  const { everything } = await redact(bytes);

  expect(everything).not.toContain('Kragelund');
  expect(everything).toMatch(/\/S ?\/Tag1/);
  expect(everything).toMatch(/\/RoleMap ?<< ?\/Tag1 ?\/P/);
  expect(everything.match(/\/Separation ?\/Ink1/g)).toHaveLength(2);
  expect(everything).toMatch(/\/DeviceN ?\[ ?\/Ink2/);
  expect(everything).toMatch(/\/Colorants ?<< ?\/Ink2/);
});

it('gives no result while another name spells the text out', async () => {
  const bytes = documentWith(() => ({ catalog: '/Own << /Kragelund#20Files /Yes >>' }));

  await expect(redact(bytes)).rejects.toMatchObject({
    code: 'redaction-incomplete',
    values: { check: 'objects', place: 'private-data' },
  });
});
