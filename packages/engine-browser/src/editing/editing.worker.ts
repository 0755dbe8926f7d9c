import { Failure, isFailure } from '@octavo/contract/failures';
import { readAnnotations } from '@octavo/editing/annotations/read-annotations';
import { applyEdits } from '@octavo/editing/apply-edits';
import { readLinks } from '@octavo/editing/links/read-links';
import { certificationLevel } from '@octavo/editing/signed-changes';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { isSigned } from '@octavo/pdf/optimise/signatures';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { browserCodec } from './browser-codec.ts';
import { browserFonts } from './browser-fonts.ts';
import { browserPicture } from './browser-picture.ts';
import type { EditingContent, EditingRequest, EditingResponse } from './protocol.ts';
import { UpdateBytes } from './update-bytes.ts';

const scope = self as unknown as DedicatedWorkerScope;
const fonts = browserFonts();
/** Edits of annotations read no text of the pages. */
const codeMaps = new CodeMaps(() => null);
let opened: PdfDocument | null = null;

scope.onmessage = async ({ data }: MessageEvent<EditingRequest>) => {
  const response = await answer(data);
  scope.postMessage(response, response.kind === 'applied' ? [response.bytes] : []);
};

async function answer(request: EditingRequest): Promise<EditingResponse> {
  const { task } = request;

  try {
    return { task, ...(await read(request)) };
  } catch (error) {
    return isFailure(error)
      ? { task, kind: 'failed', code: error.code, detail: error.message, values: error.values }
      : { task, kind: 'failed', code: 'engine-crashed', detail: String(error), values: {} };
  }
}

async function read(request: EditingRequest): Promise<EditingContent> {
  if (request.kind === 'open') {
    opened = openPdf(new Uint8Array(request.bytes), browserCodec);

    const signatures = {
      isSigned: isSigned(opened, objectsOf(opened)),
      certification: certificationLevel(opened),
    };

    return { kind: 'opened', signatures };
  }

  if (opened === null) {
    throw new Failure('engine-crashed', 'no document is open');
  }

  if (request.kind === 'annotations') {
    const page = opened.pages[request.pageIndex];

    if (page === undefined) {
      throw new Failure('invalid-pages', `page ${request.pageIndex + 1}`);
    }

    return {
      kind: 'annotations',
      annotations: readAnnotations(opened, page),
      links: readLinks(opened, page),
    };
  }

  const editor = PdfEditor.open(opened, { codec: browserCodec, fonts, codeMaps });
  await applyEdits(editor, request.list, {
    now: new Date(),
    signal: new AbortController().signal,
    async fileOf(name) {
      const asset = request.assets.get(name);

      return asset === undefined ? null : new Uint8Array(await asset.arrayBuffer());
    },
    async pictureOf(name) {
      const asset = request.assets.get(name);

      return asset === undefined ? null : browserPicture(asset, browserCodec);
    },
  });
  const sink = new UpdateBytes(opened.bytes);
  editor.commit({ mode: 'append' }, sink);

  return { kind: 'applied', ...sink.taken() };
}
