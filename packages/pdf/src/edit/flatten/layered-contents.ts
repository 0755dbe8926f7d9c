import type { PdfDocument } from '../../document.ts';
import { isName, PdfDict, type PdfObject, PdfRef, PdfStream } from '../../objects.ts';
import type { FlatContent, LayerNames } from './layer-content.ts';
import type { LayerStates } from './layer-states.ts';

/** Layers that a resource dictionary names, and the use that contents make of its XObjects. */
export class LayeredResources implements LayerNames {
  readonly dict: PdfDict;
  readonly #hidden = new Set<string>();
  readonly #shown = new Set<string>();
  readonly #states: ReadonlyMap<string, 'shown' | 'hidden'>;
  readonly #hiddenObjects: ReadonlySet<string>;

  private constructor(
    dict: PdfDict,
    states: ReadonlyMap<string, 'shown' | 'hidden'>,
    hiddenObjects: ReadonlySet<string>,
  ) {
    this.dict = dict;
    this.#states = states;
    this.#hiddenObjects = hiddenObjects;
  }

  /** Null when the resources name no layers. */
  static read(document: PdfDocument, dict: PdfDict, layers: LayerStates): LayeredResources | null {
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
      : new LayeredResources(dict, states, hiddenObjects);
  }

  stateOf(propertyList: string): 'shown' | 'hidden' | null {
    return this.#states.get(propertyList) ?? null;
  }

  isHiddenObject(name: string): boolean {
    return this.#hiddenObjects.has(name);
  }

  /** Notes the XObjects of a content that uses these resources. */
  count({ hidden, shown }: FlatContent): void {
    for (const name of hidden) {
      this.#hidden.add(name);
    }

    for (const name of shown) {
      this.#shown.add(name);
    }
  }

  /** A copy without layers and without XObjects that only hidden layers paint. */
  build(document: PdfDocument): PdfDict {
    const objects = document.dict(this.dict.get('XObject'))?.copy();
    const properties = document.dict(this.dict.get('Properties'))?.copy();
    const built = this.dict.copy();

    for (const name of [...this.#hidden].filter((each) => !this.#shown.has(each))) {
      objects?.delete(name);
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
