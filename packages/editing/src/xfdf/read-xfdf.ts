import { type Annotation, type AnnotationRef, reviewStates } from '@octavo/contract/edits/annotations';
import { type Operation, operation as operationSchema } from '@octavo/contract/edits/edit-list';
import { operationId } from '@octavo/contract/edits/primitives';
import type { PdfDocument } from '@octavo/pdf/document';
import { dictOf } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { annotationList } from '../annotations/annotation-list.ts';
import { AnnotationSource } from '../annotations/annotation-source.ts';
import { readAnnotation } from '../annotations/kinds/annotation-kinds.ts';
import type { ReviewState } from '../annotations/read-annotations.ts';
import { stateNames } from '../annotations/reply.ts';
import { standardStampOf } from '../annotations/stamps/stamp-words.ts';
import { PageSpace } from '../geometry/page-space.ts';
import { attachedBytes, sentPicture } from './attached-bytes.ts';
import { elementDict, privatePrefix } from './element-dict.ts';
import { keyOf, parentsFirst } from './element-order.ts';
import { parseXml, type XmlElement } from './xml-tree.ts';

/** Operations that add the annotations of an XFDF file to a document. */
export interface ReadXfdf {
  readonly operations: readonly Operation[];
  /** Attached files and pictures by the names that the operations use. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Number of annotations that operations cannot describe, or whose page the document does not have. */
  readonly skipped: number;
}

/**
 * Reads the annotations of an XFDF file (ISO 19444-1). Those with the name of one of the document are taken to be in
 * it already. The ids of the operations are these names, by which a second import knows them, or begin with `prefix`.
 */
export function readXfdf(xml: string, document: PdfDocument, prefix = 'xfdf'): ReadXfdf {
  const root = parseXml(xml);
  const elements = root?.children.find(({ name }) => name === 'annots')?.children ?? [];
  const reader = new XfdfReader(document, root === null ? null : privatePrefix(root), prefix);

  const ordered = parentsFirst(elements);
  reader.skipped = elements.length - ordered.length;

  for (const element of ordered) {
    reader.read(element);
  }

  return reader;
}

class XfdfReader implements ReadXfdf {
  readonly operations: Operation[] = [];
  readonly assets = new Map<string, Uint8Array>();
  skipped = 0;
  readonly #document: PdfDocument;
  readonly #privatePrefix: string | null;
  readonly #idPrefix: string;
  readonly #ids = new Set<string>();
  /** Annotations that replies may name, by page and name. */
  readonly #named = new Map<string, AnnotationRef>();

  constructor(document: PdfDocument, privatePrefix: string | null, idPrefix: string) {
    this.#document = document;
    this.#privatePrefix = privatePrefix;
    this.#idPrefix = idPrefix;

    for (const page of document.pages) {
      for (const { source, index } of annotationList(document, page)) {
        const { subtype } = source;
        this.#named.set(keyOf(page.index, source.text('NM')), { index, subtype });
      }
    }
  }

  read(element: XmlElement): void {
    const pageIndex = Number(element.attributes['page'] ?? '0');
    const page = this.#document.pages[pageIndex];
    const dict = elementDict(element, this.#privatePrefix);

    if (page === undefined || dict === null) {
      this.skipped += 1;

      return;
    }

    const key = keyOf(pageIndex, element.attributes['name'] ?? '');

    if (element.attributes['name'] !== undefined && this.#named.has(key)) {
      return;
    }

    const id = this.#idOf(element.attributes['name']);
    const source = new AnnotationSource(this.#document, dict, new PageSpace(page));
    const made = this.#operation(element, source, pageIndex);
    const parsed = operationSchema.safeParse({ id, page: `p${pageIndex + 1}`, ...made });

    if (made === null || !parsed.success) {
      this.skipped += 1;

      return;
    }

    this.operations.push(parsed.data);
    this.#ids.add(id);
    this.#named.set(key, { made: id });
  }

  /** Name of an annotation; a number for one whose name is no id, or is that of another page, too. */
  #idOf(name: string | undefined): string {
    let id = operationId.safeParse(name).data;

    for (let count = this.operations.length + 1; id === undefined || this.#ids.has(id); count += 1) {
      id = `${this.#idPrefix}-${count}`;
    }

    return id;
  }

  #operation(element: XmlElement, source: AnnotationSource, pageIndex: number): object | null {
    const { inreplyto, replyType } = element.attributes;
    const target = inreplyto === undefined ? undefined : this.#named.get(keyOf(pageIndex, inreplyto));
    const author = source.text('T');
    const by = author === '' ? {} : { author };

    if (target !== undefined && replyType !== 'group' && source.subtype === 'Text') {
      const state = stateOf(source);

      if (state !== null) {
        return { kind: 'annotation.state', target, state, ...by };
      }

      return source.text('State') === ''
        ? { kind: 'annotation.reply', target, text: source.text('Contents'), ...by }
        : null;
    }

    return this.#addition(element, source);
  }

  #addition(element: XmlElement, source: AnnotationSource): object | null {
    const { file } = element.attributes;
    const bytes = attachedBytes(element, this.#document.codec);

    if (bytes !== null && file !== undefined) {
      const asset = this.#assetName(file);
      this.assets.set(asset, bytes);
      source.dict.set('FS', dictOf({ UF: encodeText(asset) }));
    }

    const annotation = withPicture(readAnnotation(source), (name) => this.#takePicture(element, name));

    return annotation === null ? null : { kind: 'annotation.add', annotation };
  }

  /** Takes the picture of a stamp, and returns its name; null when the stamp has none. */
  #takePicture(element: XmlElement, name: string): string | null {
    const picture = sentPicture(element);

    if (picture === null) {
      return null;
    }

    const asset = this.#assetName(/\.(jpe?g|png)$/i.test(name) ? name : `${name}.${picture.extension}`);
    this.assets.set(asset, picture.bytes);

    return asset;
  }

  /** Name that no other file has. */
  #assetName(file: string): string {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? file : `${count} ${file}`;

      if (!this.assets.has(name)) {
        return name;
      }
    }
  }
}

/**
 * The annotation with the name under which its picture is sent. A stamp without one is a standard stamp, if it has the
 * name of one; null for other stamps.
 */
function withPicture(
  annotation: Annotation | null,
  take: (name: string) => string | null,
): Annotation | null {
  if (annotation?.type !== 'stamp' || annotation.face.kind !== 'picture') {
    return annotation;
  }

  const asset = take(annotation.face.asset);

  if (asset !== null) {
    return { ...annotation, face: { kind: 'picture', asset } };
  }

  const name = standardStampOf(annotation.face.asset);

  return name === null ? null : { ...annotation, face: { kind: 'standard', name, language: 'en' } };
}

function stateOf(source: AnnotationSource): ReviewState | null {
  const isReview = source.text('StateModel').toLowerCase() === 'review';

  return reviewStates.find((state) => isReview && stateNames[state] === source.text('State')) ?? null;
}
