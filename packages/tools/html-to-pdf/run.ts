import { readFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { addressInFile } from '@octavo/contract/web-address';
import { printWebPage, type WebPrint } from '@octavo/engine-node/chromium/print-web-page';
import { namingFile } from '@octavo/engine-node/naming-file';
import type { InputFile } from '@octavo/engine-node/run-files';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options as optionsSchema } from './options.ts';
import { layoutOf } from './print-layout.ts';

/** Below the tool's wall-clock limit, so that we stop the browser and report a specific failure. */
const seconds = 140;

export const run: ToolRun<typeof optionsSchema> = async ({ file, options, webProxy, ...place }) => {
  if (webProxy === null) {
    throw new Failure('engine-unavailable', 'no access to the web');
  }

  return namingFile(file, async () => {
    const { path, pages, title, missing } = await printWebPage(
      {
        ...layoutOf(options),
        source: await sourceOf(file),
        proxy: webProxy,
        waitSeconds: options.wait,
        seconds,
        onStep: place.report,
      },
      place,
    );
    const notes: Note[] = missing === 0 ? [] : [{ code: 'parts-missing', values: { count: missing } }];

    return [{ name: nameOf(title, file), kind: 'pdf', path, pages, notes }];
  });
};

async function sourceOf(file: InputFile): Promise<WebPrint['source']> {
  if (file.kind !== 'url') {
    return { htmlPath: file.path };
  }

  const address = addressInFile(await readFile(file.path, 'utf8'));
  const { username, password } = new URL(address);

  if (username !== '' || password !== '') {
    throw new Failure('url-refused', 'a name or password in the address');
  }

  return { address };
}

/** An uploaded page keeps its file name; a web page is named after its title. */
function nameOf(title: string, file: InputFile): string {
  const words = title.replace(/\s+/g, ' ').trim();

  // The added extension prevents the end of a title like "Node.js" from being treated as one.
  return file.kind === 'url' && words !== ''
    ? resultName(`${words.replaceAll(/[/\\]/g, '-')}.html`, 'pdf')
    : resultName(file.name, 'pdf');
}
