import { dictOf, PdfRef } from '@octavo/pdf/objects';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { edited } from '../../test/edit-harness.ts';
import { readFields } from './read-fields.ts';

interface FormParts {
  /** Entries of the form, beside its fields. */
  readonly form?: string;
  readonly catalog?: string;
  /** Entries of a signature; none for an unsigned document. */
  readonly signature?: string;
  /** Fields of the form; those of the page when absent. */
  readonly listed?: string;
  /** Object of the tag tree. */
  readonly tags?: string;
}

/** One page with the fields `a` and `group.b`. */
function formDocument({ form = '', catalog = '', signature, listed, tags }: FormParts): Uint8Array {
  const file = new PdfFile();
  const [root, tree, page] = [file.reserve(), file.reserve(), file.reserve()];
  const widget = (entries: string) =>
    file.add(`<< /Type /Annot /Subtype /Widget /Rect [50 50 250 70] /DA (/Helv 10 Tf) ${entries} >>`);
  const group = file.reserve();
  const [a, b] = [widget('/FT /Tx /T (a)'), widget(`/T (b) /Parent ${group} 0 R`)];
  const other = file.add('<< /FT /Tx /T (a) /V (kept by no page) >>');
  const fields = [a, group].map((number) => `${number} 0 R`);
  file.set(group, `<< /FT /Tx /T (group) /Kids [${b} 0 R] >>`);

  if (signature !== undefined) {
    const value = file.add(`<< /Type /Sig /ByteRange [0 1 2 3] ${signature} >>`);
    fields.push(`${file.add(`<< /FT /Sig /T (signature) /V ${value} 0 R >>`)} 0 R`);
  }

  const tagRoot = tags === undefined ? '' : `/StructTreeRoot ${file.add(tags)} 0 R`;
  file.set(page, `<< /Type /Page /Parent ${tree} 0 R /Annots [${a} 0 R ${b} 0 R] >>`);
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] /MediaBox [0 0 400 300] >>`);
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R ${catalog} ${tagRoot} /AcroForm << /Fields [${
      listed === undefined ? fields.join(' ') : `${other} 0 R ${listed}`
    }] ${form} >> >>`,
  );

  return file.finish(root);
}

const filling = { kind: 'field.value', name: 'a', value: 'x' };
const box = { left: 40, top: 40, width: 100, height: 20 };
const adding = { kind: 'field.add', field: { type: 'check', name: 'group.c', box } };

it('lists the fields of the pages in place of those that no page shows', async () => {
  const { document } = await edited(formDocument({ listed: '' }), [filling]);
  const form = document.dict(document.catalog.get('AcroForm'));
  const fields = document.array(form?.get('Fields') ?? null) ?? [];

  expect(fields.map((field) => document.dict(field)?.has('Rect'))).toEqual([true, false]);
  expect(readFields(document).map(({ name, value }) => [name, value])).toEqual([
    ['a', 'x'],
    ['group.b', null],
  ]);
});

it('removes XFA, usage rights and the request to draw fields anew', async () => {
  const { document } = await edited(
    formDocument({
      form: '/XFA (x) /NeedAppearances true',
      catalog: '/Perms << /UR3 << /Type /Sig >> /DocMDP << /Type /Sig >> >>',
    }),
    [filling],
  );
  const form = document.dict(document.catalog.get('AcroForm'));

  expect([form?.has('XFA'), form?.has('NeedAppearances')]).toEqual([false, false]);
  expect([...(document.dict(document.catalog.get('Perms'))?.entries.keys() ?? [])]).toEqual(['DocMDP']);
});

it('adds fields to the groups that there are', async () => {
  const { document } = await edited(formDocument({}), [adding]);
  const form = document.dict(document.catalog.get('AcroForm'));
  const group = document.dict(document.array(form?.get('Fields') ?? null)?.[1] ?? null);

  expect(document.array(group?.get('Kids') ?? null)).toHaveLength(2);
  expect(readFields(document).map(({ name }) => name)).toEqual(['a', 'group.b', 'group.c']);
});

it('removes groups without fields', async () => {
  const { document } = await edited(formDocument({}), [{ kind: 'field.delete', name: 'group.b' }]);
  const form = document.dict(document.catalog.get('AcroForm'));

  expect(document.array(form?.get('Fields') ?? null)).toHaveLength(1);
});

it('tags new fields in a document with tags', async () => {
  const { document } = await edited(formDocument({ tags: '<< /Type /StructTreeRoot >>' }), [adding]);
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  const element = document.dict(document.array(root?.get('K') ?? null)?.[0] ?? null) ?? dictOf({});
  const object = document.dict(element.get('K'))?.get('Obj') ?? null;
  const widget = document.dict(object);

  expect(object).toBeInstanceOf(PdfRef);
  expect(document.array(document.dict(root?.get('ParentTree') ?? null)?.get('Nums') ?? null)?.[0]).toBe(
    widget?.get('StructParent'),
  );
});

const lock = (parameters: string) =>
  `/Reference [<< /TransformMethod /FieldMDP /TransformParams << ${parameters} >> >>]`;

it.each([
  ['no lock', '', { a: true, 'group.b': true }],
  ['all fields', lock('/Action /All'), { a: false, 'group.b': false }],
  ['a group', lock('/Action /Include /Fields [(group)]'), { a: true, 'group.b': false }],
  ['all but one', lock('/Action /Exclude /Fields [(a)]'), { a: true, 'group.b': false }],
])('keeps the fields that a signature locks: %s', async (_, signature, isOpen) => {
  const signed = formDocument({ signature });

  for (const [name, isAllowed] of Object.entries(isOpen)) {
    const result = edited(signed, [{ ...filling, name }]);

    await (isAllowed
      ? expect(result).resolves.toBeDefined()
      : expect(result).rejects.toMatchObject({ code: 'signature-forbids-edit' }));
  }

  await expect(edited(signed, [adding])).rejects.toMatchObject({ code: 'signature-forbids-edit' });
});
