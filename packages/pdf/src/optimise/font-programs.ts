import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import type { Usage } from './usage.ts';

/** Font dictionary that draws with a font program. */
export interface FontUser {
  readonly font: PdfDict;
  /** The CIDFont of a composite font, the font itself otherwise. */
  readonly inner: PdfDict;
  readonly isComposite: boolean;
  /**
   * Codes the document shows with the font; undefined when others may be added, as when a form is filled in.
   */
  readonly codes: ReadonlySet<number> | undefined;
}

/** Embedded font program with all fonts and descriptors that refer to it. */
export interface FontProgram {
  readonly number: number;
  readonly stream: PdfStream;
  readonly kind: 'FontFile' | 'FontFile2' | 'FontFile3';
  readonly users: FontUser[];
  /** Object numbers of the descriptors that refer to the program. */
  readonly descriptors: Set<number>;
}

const programKeys = ['FontFile', 'FontFile2', 'FontFile3'] as const;

/** Every embedded font program that only indirect descriptors refer to. */
export function fontPrograms(
  document: PdfDocument,
  objects: ReadonlyMap<number, PdfObject>,
  usage: Usage,
): FontProgram[] {
  const programs = new Map<number, FontProgram>();
  const editable = editableFonts(document, objects);
  const fonts = new Set<PdfDict>(usage.fonts.keys());

  for (const object of objects.values()) {
    if (object instanceof PdfDict && isName(document.get(object, 'Type'), 'Font')) {
      fonts.add(object);
    }
  }

  const inner = new Set([...fonts].flatMap((font) => descendants(document, font)));

  for (const font of fonts) {
    if (inner.has(font)) {
      continue;
    }

    const [descendant] = descendants(document, font);
    const owner = descendant ?? font;
    const descriptor = owner.get('FontDescriptor');
    const descriptorDict = document.dict(descriptor);

    for (const kind of programKeys) {
      const reference = descriptorDict?.get(kind);
      const stream = document.resolve(reference ?? null);

      if (!(reference instanceof PdfRef) || !(stream instanceof PdfStream)) {
        continue;
      }

      const program = programs.get(reference.number) ?? {
        number: reference.number,
        stream,
        kind,
        users: [],
        descriptors: new Set<number>(),
      };
      programs.set(reference.number, program);
      const known = usage.complete && !editable.has(font) ? usage.fonts.get(font)?.codes : undefined;
      program.users.push({ font, inner: owner, isComposite: descendant !== undefined, codes: known });

      if (descriptor instanceof PdfRef) {
        program.descriptors.add(descriptor.number);
      } else {
        program.descriptors.add(-1);
      }
    }
  }

  // Skips programs that a direct descriptor or another object refers to.
  return [...programs.values()].filter((program) => !program.descriptors.has(-1));
}

/** Fonts for text that users type: the default resources of the form (ISO 32000-2, 12.7.3). */
export function editableFonts(document: PdfDocument, objects: ReadonlyMap<number, PdfObject>): Set<PdfDict> {
  const fonts = new Set<PdfDict>();

  for (const object of objects.values()) {
    const resources = object instanceof PdfDict ? document.dict(object.get('DR')) : null;
    const listed = resources === null ? null : document.dict(resources.get('Font'));

    for (const value of listed?.entries.values() ?? []) {
      const font = document.dict(value);

      if (font !== null) {
        fonts.add(font);
      }
    }
  }

  const form = document.dict(document.catalog.get('AcroForm'));
  const formFonts = document.dict(document.dict(form?.get('DR') ?? null)?.get('Font') ?? null);

  for (const value of formFonts?.entries.values() ?? []) {
    const font = document.dict(value);

    if (font !== null) {
      fonts.add(font);
    }
  }

  return fonts;
}

function descendants(document: PdfDocument, font: PdfDict): PdfDict[] {
  const listed = document.array(font.get('DescendantFonts'));
  const [first] = listed ?? [];
  const dict = document.dict(first ?? null);

  return dict === null ? [] : [dict];
}
