import { randomIds } from '@octavo/adapters/system/system';
import type { DocumentView } from '@octavo/contract/document';
import type { QuestionView } from '@octavo/contract/question';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSecrets } from './find-secrets.ts';
import { eventually, ProductHarness } from './product-harness.ts';

/** Words of the file's name, of the document and of a question that no other test uses. */
const secrets = ['Quillfeather-lease', 'Meridian Archive', 'Halden Bindery', 'Quillfeather assign'];
const question = 'May Quillfeather assign the agreement without the consent of the other party?';
const asJson = { 'content-type': 'application/json' };

let harness: ProductHarness;

beforeAll(async () => {
  harness = await ProductHarness.open({ OCTAVO_LOG: 'trace' }, 'product');
  await Promise.all([harness.serve(), harness.work()]);
});
afterAll(() => harness.close());

async function read<View>(path: string): Promise<View> {
  return (await (await fetch(`${harness.address}/api/v1${path}`)).json()) as View;
}

it('of a document that was asked are in no row, log or file, before and after its deletion', async () => {
  const [id, asked] = [randomIds.token(), randomIds.token()];
  const files = [await harness.upload(Buffer.from(contractDocument()), 'Quillfeather-lease.pdf')];
  await harness.post('/documents', JSON.stringify({ id, files }), asJson);
  const document = await eventually(async () => {
    const view = await read<DocumentView>(`/documents/${id}`);

    return view.files[0]?.state === 'reading' ? null : view;
  });
  expect(document.files).toMatchObject([{ state: 'ready', name: 'Quillfeather-lease.pdf', pages: 4 }]);
  const path = `/documents/${id}/questions`;
  await harness.post(path, JSON.stringify({ id: asked, question }), asJson);
  const answered = await read<QuestionView>(`${path}/${asked}?wait=20`);
  expect(answered).toMatchObject({ question, failure: null, charged: true });

  expect(harness.log).toContain('question ended');
  expect(await findSecrets(harness, secrets)).toEqual([]);
  await fetch(`${harness.address}/api/v1/documents/${id}`, { method: 'DELETE' });
  expect(await findSecrets(harness, secrets)).toEqual([]);
  expect(await harness.strays()).toEqual([]);
}, 120_000);
