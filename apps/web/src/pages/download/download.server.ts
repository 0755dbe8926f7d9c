import { type DownloadSystem, type DownloadView, downloadSystems } from '@octavo/contract/downloads';
import { downloadPageWords } from '@octavo/i18n/download';
import { exampleComments } from '@octavo/i18n/example-comments';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, localeOfPage } from '../../session/session.server.ts';
import { originOf } from '../../shell/origin.server.ts';
import { commandExample } from '../developers/examples.server.ts';
import { visitorSystem } from './visitor-system.ts';

/** A file with the words beside it. */
export interface OfferedFile extends DownloadView {
  readonly label: string;
}

/** Words and builds of one system. */
export interface OfferedSystem {
  readonly id: DownloadSystem;
  readonly name: string;
  readonly files: readonly OfferedFile[];
  readonly start: string;
  readonly warning: string;
  /** Commands that print the checksums of its files. */
  readonly check: string;
}

const checkCommands: Readonly<Record<DownloadSystem, (name: string) => string>> = {
  win32: (name) => `certutil -hashfile ${name} SHA256`,
  darwin: (name) => `shasum -a 256 ${name}`,
  linux: (name) => `sha256sum ${name}`,
};

export async function loadDownloads(given: LoaderFunctionArgs) {
  const locale = localeOfPage(given.request);
  const words = downloadPageWords(locale);
  const { version, files } = await askApi(given, '/downloads', {});
  const own = visitorSystem(given.request.headers);
  const systems = downloadSystems
    .map((id) => offered(id, files, locale))
    .filter((system) => system.files.length > 0)
    // The visitor's own first.
    .toSorted((one, other) => Number(other.id === own) - Number(one.id === own));

  return {
    words,
    version: fill(words.version, { version }),
    systems,
    own,
    needs: programNeeds(locale),
    command: commandExample(exampleComments(locale)),
    origin: originOf(given),
  };
}

function offered(id: DownloadSystem, all: readonly DownloadView[], locale: Locale): OfferedSystem {
  const words = downloadPageWords(locale);
  const labels: Readonly<Record<string, string>> = words.files;
  const keyOf = ({ os, cpu, kind }: DownloadView) => `${os}-${cpu}-${kind}`;
  const order = Object.keys(labels);
  const files = all
    .filter(({ os }) => os === id)
    // Browsers do not tell the processor of a Mac: the newer one is first, in whatever order they were built.
    .toSorted((one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)))
    .map((file) => ({ ...file, label: labels[keyOf(file)] ?? file.name }));
  const deb = files.find(({ kind }) => kind === 'deb')?.name ?? 'octavo.deb';

  return {
    id,
    name: words.systems[id],
    files,
    start: fill(words.start[id], { deb }),
    warning: words.warning[id],
    check: files.map(({ name }) => checkCommands[id](name)).join('\n'),
  };
}

/** Tools that need a program, by the words for it. */
function programNeeds(locale: Locale): readonly { readonly tools: string; readonly with: string }[] {
  const words = downloadPageWords(locale).needs;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  return (['office', 'chromium', 'poppler'] as const).map((program) => {
    const needing = toolIds.filter((id) => {
      const facts: ToolFacts = catalogue[id];

      return facts.program === program || facts.needs === program;
    });

    return { tools: list.format(needing.map((id) => catalogue[id].name[locale])), with: words[program] };
  });
}
