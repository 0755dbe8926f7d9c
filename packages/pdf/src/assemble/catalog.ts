import { bytesToBinary } from '../bytes/binary.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import {
  dictOf,
  isName,
  nameOf,
  OutputRef,
  PdfDict,
  type PdfObject,
  PdfStream,
  PdfString,
} from '../objects.ts';
import { movedAction, movedDestination } from './actions.ts';
import { firstUsed } from './metadata.ts';
import type { Assembly, Source } from './source.ts';

/** Catalog entries that were written as separate objects; null when absent. */
export interface CatalogParts {
  readonly pages: number;
  readonly outlines: OutputRef | null;
  readonly form: OutputRef | null;
  readonly labels: OutputRef | null;
  readonly tags: OutputRef | null;
  readonly layers: OutputRef | null;
  readonly metadata: OutputRef | null;
  readonly destinations: OutputRef | null;
  readonly embeddedFiles: OutputRef | null;
  readonly associatedFiles: readonly OutputRef[];
}

/** Writes the catalog (7.7.2): the parts, and the view settings of the first source. */
export function writeCatalog(assembly: Assembly, parts: CatalogParts): OutputRef {
  const catalog = dictOf({ Type: nameOf('Catalog'), Pages: new OutputRef(parts.pages) });
  const set = (key: string, value: PdfObject) => {
    if (value !== null) {
      catalog.set(key, value);
    }
  };
  set('Outlines', parts.outlines);
  set('AcroForm', parts.form);
  set('PageLabels', parts.labels);
  set('StructTreeRoot', parts.tags);
  set('OCProperties', parts.layers);
  set('Metadata', parts.metadata);

  if (parts.associatedFiles.length > 0) {
    set('AF', [...parts.associatedFiles]);
  }

  const names = new PdfDict();

  if (parts.destinations !== null) {
    names.set('Dests', parts.destinations);
  }

  if (parts.embeddedFiles !== null) {
    names.set('EmbeddedFiles', parts.embeddedFiles);
  }

  const source = firstUsed(assembly);

  if (source !== null) {
    addView(assembly, source, parts, names, set);
  }

  if (names.entries.size > 0) {
    set('Names', names);
  }

  const number = assembly.writer.allocate();

  if (source === null) {
    assembly.write(number, catalog);
  } else {
    source.write(number, catalog);
  }

  return new OutputRef(number);
}

function addView(
  assembly: Assembly,
  source: Source,
  parts: CatalogParts,
  names: PdfDict,
  set: (key: string, value: PdfObject) => void,
): void {
  const { document } = source;
  const own = (key: string) => document.get(document.catalog, key);
  const isAlone = assembly.sources.filter(({ placements }) => placements.length > 0).length === 1;

  for (const key of ['PageLayout', 'ViewerPreferences', 'Lang', 'Extensions']) {
    set(key, own(key));
  }

  set('PageMode', pageMode(own('PageMode'), parts));
  set('OpenAction', openAction(source, document.catalog.get('OpenAction')));

  if (parts.tags !== null) {
    set('MarkInfo', own('MarkInfo') ?? dictOf({ Marked: true }));
  }

  set('OutputIntents', agreedIntents(assembly, source));

  if (isAlone) {
    for (const key of ['URI', 'Collection']) {
      set(key, own(key));
    }
  }

  // Document-level scripts are kept only when the document is a single complete source; scripts of several
  // documents would conflict.
  const scripts = document.dict(document.catalog.get('Names'))?.get('JavaScript') ?? null;

  if (scripts !== null && isAlone && source.keepsAllPages) {
    names.set('JavaScript', source.carry(scripts));
  }

  if (!names.has('JavaScript') && assembly.sources.some(hasScripts)) {
    assembly.notes.add('scripts-removed');
  }
}

function hasScripts({ document, placements }: Source): boolean {
  const { catalog } = document;
  const opening = document.dict(catalog.get('OpenAction'));

  return (
    placements.length > 0 &&
    (document.dict(catalog.get('Names'))?.has('JavaScript') === true ||
      catalog.has('AA') ||
      (opening !== null && isName(document.get(opening, 'S'), 'JavaScript')))
  );
}

function pageMode(mode: PdfObject, parts: CatalogParts): PdfObject {
  if (isName(mode, 'UseOutlines') && parts.outlines === null) {
    return null;
  }

  if (isName(mode, 'UseAttachments') && parts.embeddedFiles === null) {
    return null;
  }

  if (isName(mode, 'UseOC') && parts.layers === null) {
    return null;
  }

  return mode;
}

/** Opening destination of the document; scripts and other actions that could run on opening are dropped. */
function openAction(source: Source, object: PdfObject): PdfObject {
  const { document } = source;
  const value = document.resolve(object);

  if (destinationsOf(document).nameOf(value) !== null || Array.isArray(value)) {
    return movedDestination(source, value);
  }

  if (!(value instanceof PdfDict) || !isName(document.get(value, 'S'), 'GoTo')) {
    return null;
  }

  return movedAction(source, value.copy().set('Next', null));
}

/** Output intents apply to a whole document, so they are kept only when all sources have the same ones. */
function agreedIntents(assembly: Assembly, first: Source): PdfObject {
  const used = assembly.sources.filter(({ placements }) => placements.length > 0);
  const look = intentLook(first);

  if (look === '' || used.some((source) => intentLook(source) !== look)) {
    return null;
  }

  const intents = first.document.array(first.document.catalog.get('OutputIntents')) ?? [];

  return intents.map((intent) => first.carry(intent));
}

function intentLook({ document }: Source): string {
  const intents = document.array(document.catalog.get('OutputIntents')) ?? [];

  return intents
    .map((intent) => {
      const dict = document.dict(intent);

      if (dict === null) {
        return '';
      }

      const condition = document.get(dict, 'OutputConditionIdentifier');
      const profile = document.get(dict, 'DestOutputProfile');
      const text = condition instanceof PdfString ? bytesToBinary(condition.bytes) : '';

      return `${text} ${profile instanceof PdfStream ? profile.rawLength : 0}`;
    })
    .join('\n');
}
