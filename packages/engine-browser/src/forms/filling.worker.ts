import { Failure, isFailure } from '@octavo/contract/failures';
import { portableCodec } from '@octavo/editing/portable-codec';
import { formFolders, forms } from '@octavo/forms/_gen/forms';
import { fillForm } from '@octavo/forms/fill-form';
import { BrowserCodeMaps } from '../editing/browser-code-maps.ts';
import { browserFonts } from '../editing/browser-fonts.ts';
import type { FillingResponse, FillingTask } from './protocol.ts';

const scope = self as unknown as DedicatedWorkerScope;
const codeMaps = new BrowserCodeMaps();

scope.onmessage = async ({ data }: MessageEvent<FillingTask>) => {
  const response = await answer(data);
  scope.postMessage(response, response.kind === 'filled' ? [response.bytes] : []);
};

async function answer(task: FillingTask): Promise<FillingResponse> {
  try {
    return { kind: 'filled', bytes: await filled(task) };
  } catch (error) {
    return isFailure(error)
      ? { kind: 'failed', code: error.code, detail: error.message, values: error.values }
      : { kind: 'failed', code: 'engine-crashed', detail: String(error), values: {} };
  }
}

async function filled({
  form: name,
  revision: id,
  blank,
  answers,
  flatten,
}: FillingTask): Promise<ArrayBuffer> {
  const folder = formFolders.find((each) => each === name);
  const loader = folder === undefined ? null : forms[folder];
  const form = await loader?.form();
  const revision = form?.revisions.find((each) => each.id === id);

  if (loader === null || form === undefined || revision === undefined) {
    throw new Failure('engine-crashed', `no revision ${id} of ${name}`);
  }

  // Forms are in English, and so are the names of their fields.
  const words = await loader.en();
  const bytes = new Uint8Array(await blank.arrayBuffer());
  const { signal } = new AbortController();
  const made = await codeMaps.read((maps) =>
    fillForm(
      { form, revision, blank: bytes, answers, flatten, words },
      { editor: { codec: portableCodec, fonts: browserFonts(), codeMaps: maps }, signal },
    ),
  );

  return made.buffer;
}
