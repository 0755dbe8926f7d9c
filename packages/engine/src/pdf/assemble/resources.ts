import { isToolFailure } from '@octavo/contract/failures';
import { classes, hexValues, regular } from '../characters.ts';
import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, type PdfObject, PdfStream } from '../objects.ts';
import type { PdfPage } from '../page-tree.ts';

/** Resources that a content stream names with an operator. Colour spaces stay: defaults work without being named. */
const named = ['XObject', 'Font', 'Pattern', 'Properties', 'ExtGState', 'Shading'];

const contentLimitBytes = 64 * 1024 * 1024;

/**
 * The resources that a page's own content uses. Pages often share one dictionary; what only left-out pages draw
 * must not stay in the file with it. Null when the content cannot be read: then nothing is known to be unused.
 */
export function usedResources(document: PdfDocument, page: PdfPage): PdfDict | null {
  const resources = document.dict(page.attribute('Resources'));
  if (resources === null) return null;

  const used = new Set<string>();
  try {
    const contents = document.resolve(page.dict.get('Contents'));
    for (const part of Array.isArray(contents) ? contents : [contents]) collect(document, part, used);
    collectFromForms(document, resources, used);
  } catch (error) {
    // Content too large to look through keeps all it could use.
    if (isToolFailure(error) && error.code === 'memory-limit') return null;
    throw error;
  }

  const kept = resources.copy();
  for (const category of named) {
    const entries = document.dict(resources.get(category));
    if (entries === null) continue;
    kept.set(category, new PdfDict([...entries.entries].filter(([name]) => used.has(name))));
  }
  return kept;
}

/** Forms and Type 3 glyphs without resources of their own use those of the page (8.10.2, 9.6.4). */
function collectFromForms(document: PdfDocument, resources: PdfDict, used: Set<string>): void {
  const seen = new Set<string>();
  for (let found = true; found; ) {
    found = false;
    for (const category of ['XObject', 'Pattern']) {
      for (const [name, value] of document.dict(resources.get(category))?.entries ?? []) {
        const key = `${category}/${name}`;
        if (!used.has(name) || seen.has(key)) continue;
        seen.add(key);
        const stream = document.resolve(value);
        if (!(stream instanceof PdfStream) || stream.dict.has('Resources')) continue;
        if (isName(document.get(stream.dict, 'Subtype'), 'Image')) continue;
        collect(document, stream, used);
        found = true;
      }
    }
  }

  for (const value of document.dict(resources.get('Font'))?.entries.values() ?? []) {
    const font = document.dict(value);
    if (font === null || font.has('Resources')) continue;
    for (const glyph of document.dict(font.get('CharProcs'))?.entries.values() ?? [])
      collect(document, glyph, used);
  }
}

/** Adds every name in a content stream. Names in strings or image data only make the set larger. */
function collect(document: PdfDocument, object: PdfObject, used: Set<string>): void {
  const stream = document.resolve(object);
  if (!(stream instanceof PdfStream)) return;

  const bytes = document.decode(stream, contentLimitBytes);
  document.countWork(bytes.length);
  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at)) {
    let name = '';
    at++;
    while (at < bytes.length && classes[bytes[at]!] === regular) {
      const high = bytes[at] === 0x23 ? hexValues[bytes[at + 1] ?? 0]! : 255;
      const low = high < 16 ? hexValues[bytes[at + 2] ?? 0]! : 255;
      name += String.fromCharCode(low < 16 ? high * 16 + low : bytes[at]!);
      at += low < 16 ? 3 : 1;
      if (name.length > 256) break;
    }
    used.add(name);
  }
}
