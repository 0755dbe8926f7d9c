import type { MeasuredFont } from '../../content/fonts/measured-font.ts';
import type { LayerStates } from '../../content/layer-states.ts';
import type { PdfDocument } from '../../document.ts';
import { isName, PdfDict, type PdfObject, PdfRef, PdfStream } from '../../objects.ts';
import type { FlatContent, LayerNames, NameUses } from './layer-content.ts';

/** Fonts of a document by their dictionary. */
export type FontsOf = (font: PdfDict | null) => MeasuredFont;

/** Layers that a resource dictionary names, and the use that contents make of its XObjects and property lists. */
export class LayeredResources implements LayerNames {
  readonly dict: PdfDict;
  readonly #document: PdfDocument;
  readonly #fontsOf: FontsOf;
  readonly #objects: NameUses = { hidden: new Set(), shown: new Set() };
  readonly #propertyLists: NameUses = { hidden: new Set(), shown: new Set() };
  readonly #states: ReadonlyMap<string, 'shown' | 'hidden'>;
  readonly #hiddenObjects: ReadonlySet<string>;

  private constructor(
    document: PdfDocument,
    dict: PdfDict,
    layers: {
      readonly states: ReadonlyMap<string, 'shown' | 'hidden'>;
      readonly hiddenObjects: ReadonlySet<string>;
      readonly fontsOf: FontsOf;
    },
  ) {
    this.#document = document;
    this.dict = dict;
    this.#states = layers.states;
    this.#hiddenObjects = layers.hiddenObjects;
    this.#fontsOf = layers.fontsOf;
  }

  /** Null when the resources name no layers. */
  static read(
    document: PdfDocument,
    dict: PdfDict,
    layers: LayerStates,
    fontsOf: FontsOf,
  ): LayeredResources | null {
    const states = new Map<string, 'shown' | 'hidden'>();
    const hiddenObjects = new Set<string>();

    for (const [name, properties] of document.dict(dict.get('Properties'))?.entries ?? []) {
      if (isLayer(document, properties)) {
        states.set(name, layers.isShown(properties) ? 'shown' : 'hidden');
      }
    }

    for (const [name, entry] of document.dict(dict.get('XObject'))?.entries ?? []) {
      const layer = document.dict(entry)?.get('OC') ?? null;

      if (layer !== null && !layers.isShown(layer)) {
        hiddenObjects.add(name);
      }
    }

    return states.size === 0 && hiddenObjects.size === 0
      ? null
      : new LayeredResources(document, dict, { states, hiddenObjects, fontsOf });
  }

  stateOf(propertyList: string): 'shown' | 'hidden' | null {
    return this.#states.get(propertyList) ?? null;
  }

  isHiddenObject(name: string): boolean {
    return this.#hiddenObjects.has(name);
  }

  propertiesOf(name: string): PdfDict | null {
    return this.#resource('Properties', name);
  }

  fontOf(name: string): MeasuredFont {
    return this.#fontsOf(this.#resource('Font', name));
  }

  /** Notes the names of a content that uses these resources. */
  count({ objects, propertyLists }: FlatContent): void {
    addUses(this.#objects, objects);
    addUses(this.#propertyLists, propertyLists);
  }

  /** A copy without layers and without what only hidden layers use. */
  build(): PdfDict {
    const objects = this.#document.dict(this.dict.get('XObject'))?.copy();
    const properties = this.#document.dict(this.dict.get('Properties'))?.copy();
    const built = this.dict.copy();

    for (const name of onlyHidden(this.#objects)) {
      objects?.delete(name);
    }

    for (const name of onlyHidden(this.#propertyLists)) {
      properties?.delete(name);
    }

    for (const name of this.#hiddenObjects) {
      objects?.delete(name);
    }

    for (const name of this.#states.keys()) {
      properties?.delete(name);
    }

    for (const [category, entries] of [
      ['XObject', objects],
      ['Properties', properties],
    ] as const) {
      if (entries !== undefined && entries.entries.size > 0) {
        built.set(category, entries);
      } else {
        built.delete(category);
      }
    }

    return built;
  }

  #resource(category: string, name: string): PdfDict | null {
    return this.#document.dict(this.#document.dict(this.dict.get(category))?.get(name) ?? null);
  }
}

function addUses(all: NameUses, { hidden, shown }: NameUses): void {
  for (const name of hidden) {
    all.hidden.add(name);
  }

  for (const name of shown) {
    all.shown.add(name);
  }
}

function onlyHidden({ hidden, shown }: NameUses): string[] {
  return [...hidden].filter((name) => !shown.has(name));
}

/** Object of the file whose stream is painted by operators with resources of its own. */
export interface ContentObject {
  readonly ref: PdfRef;
  readonly stream: PdfStream;
}

/** Streams that may be content or belong to a layer: forms, patterns and images. */
export function* contentObjects(document: PdfDocument): Generator<ContentObject> {
  for (let number = 1; number < document.size; number += 1) {
    const stream = document.read(number);

    if (stream instanceof PdfStream && (stream.dict.has('Resources') || stream.dict.has('OC'))) {
      yield { ref: new PdfRef(number), stream };
    }
  }
}

function isLayer(document: PdfDocument, properties: PdfObject): boolean {
  const type = document.dict(properties)?.get('Type') ?? null;

  return isName(type, 'OCG') || isName(type, 'OCMD');
}
