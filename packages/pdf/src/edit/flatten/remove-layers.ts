import type { MeasuredFonts } from '../../content/fonts/measured-fonts.ts';
import type { LayerStates } from '../../content/layer-states.ts';
import { pageContentBytes } from '../../content/page-content-bytes.ts';
import { isName, PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import { cutTagTexts } from '../cut/cut-tags.ts';
import type { EditedPage } from '../edited-page.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { type FlatContent, flatContent } from './layer-content.ts';
import { type ContentObject, contentObjects, LayeredResources } from './layered-contents.ts';

/**
 * Removes layers from the contents of a document: what readers show of them becomes plain content, what they hide is
 * removed (ISO 32000-2, 8.11.3), with the texts that tags hold in its place.
 */
export function removeLayers(
  changes: ObjectChanges,
  fonts: MeasuredFonts,
  layers: LayerStates,
  editedPage: (index: number) => EditedPage,
): void {
  const remover = new LayerRemover(changes, fonts, layers);
  const objects = [...contentObjects(changes.document)].map((object) => remover.flattenObject(object));
  const pages = changes.document.pages.map((page) => {
    const resources = remover.resourcesOf(page.attribute('Resources'));
    const flat = resources === null ? null : flatContent(pageContentBytes(changes.document, page), resources);

    remover.note(page.dict, resources, flat);

    return { page, resources, content: flat?.content ?? null };
  });

  // All contents that share resources are read before XObjects are removed from them.
  remover.writeSharedResources();

  for (const write of objects) {
    write();
  }

  for (const { page, resources, content } of pages) {
    if (resources !== null) {
      editedPage(page.index).rewriteContent(content, remover.built(resources));
    }
  }

  remover.clearPageTree();
  remover.cleanTags();
}

class LayerRemover {
  readonly #changes: ObjectChanges;
  readonly #fonts: MeasuredFonts;
  readonly #layers: LayerStates;
  readonly #known = new Map<PdfDict, LayeredResources | null>();
  readonly #built = new Map<LayeredResources, PdfDict>();
  /** Resources that are objects of their own, by number. */
  readonly #shared = new Map<number, LayeredResources>();
  /** Marked content that lost a part, by its structure parent and number. */
  readonly #marks = new Map<string, boolean>();

  constructor(changes: ObjectChanges, fonts: MeasuredFonts, layers: LayerStates) {
    this.#changes = changes;
    this.#fonts = fonts;
    this.#layers = layers;
  }

  resourcesOf(object: PdfObject): LayeredResources | null {
    const { document } = this.#changes;
    const dict = document.dict(object);

    if (dict === null) {
      return null;
    }

    const known = this.#known.get(dict);
    const resources =
      known === undefined
        ? LayeredResources.read(document, dict, this.#layers, (font) => this.#fonts.of(font))
        : known;
    this.#known.set(dict, resources);

    if (resources !== null && object instanceof PdfRef) {
      this.#shared.set(object.number, resources);
    }

    return resources;
  }

  built(resources: LayeredResources): PdfDict {
    const known = this.#built.get(resources) ?? resources.build();
    this.#built.set(resources, known);

    return known;
  }

  /** Reads a stream and returns the step that writes it without layers. */
  flattenObject({ ref, stream }: ContentObject): () => void {
    const { document } = this.#changes;
    const own = stream.dict.get('Resources');
    const resources = this.resourcesOf(own);
    const flat = resources === null ? null : flatContent(document.decode(stream), resources);

    this.note(stream.dict, resources, flat);

    if (resources === null && !stream.dict.has('OC')) {
      return () => {};
    }

    return () => {
      const dict = stream.dict.copy();
      dict.delete('OC');

      if (resources !== null && !(own instanceof PdfRef)) {
        dict.set('Resources', this.built(resources));
      }

      const content = flat?.content ?? null;
      const written = content === null ? stream.withDict(dict) : this.#changes.packedStream(dict, content);
      this.#changes.set(ref, written);
    };
  }

  /** Notes what a content, whose page or form is `owner`, uses and lost. */
  note(owner: PdfDict, resources: LayeredResources | null, flat: FlatContent | null): void {
    const parent = this.#changes.document.get(owner, 'StructParents');

    if (flat !== null) {
      resources?.count(flat);
    }

    for (const [number, hasKept] of typeof parent === 'number' ? (flat?.marks ?? []) : []) {
      this.#marks.set(`${parent} ${number}`, hasKept);
    }
  }

  cleanTags(): void {
    cutTagTexts(this.#changes, this.#marks);
  }

  writeSharedResources(): void {
    for (const [number, resources] of this.#shared) {
      this.#changes.set(new PdfRef(number), this.built(resources));
    }
  }

  /** Removes resources from nodes of the page tree: their pages have copies without layers. */
  clearPageTree(): void {
    const { document } = this.#changes;

    for (let number = 1; number < document.size; number += 1) {
      const node = document.object(number);

      if (!(node instanceof PdfDict) || !isName(document.get(node, 'Type'), 'Pages')) {
        continue;
      }

      const own = node.get('Resources');

      if (own instanceof PdfDict && (this.#known.get(own) ?? null) !== null) {
        const cleared = (this.#changes.dict(new PdfRef(number)) ?? node).copy();
        cleared.delete('Resources');
        this.#changes.set(new PdfRef(number), cleared);
      }
    }
  }
}
