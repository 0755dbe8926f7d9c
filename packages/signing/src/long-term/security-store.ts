import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { catalogOf, changeCatalog } from '@octavo/pdf/edit/change-catalog';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { dictOf, nameOf, PdfDict, PdfRef, PdfStream } from '@octavo/pdf/objects';
import type { Proofs } from './proofs.ts';

/** Keys of the proofs in the store and in the entry of a signature (ISO 32000-2, tables 261 and 262). */
const keys = [
  { kind: 'certificates', inStore: 'Certs', inEntry: 'Cert' },
  { kind: 'responses', inStore: 'OCSPs', inEntry: 'OCSP' },
  { kind: 'lists', inStore: 'CRLs', inEntry: 'CRL' },
] as const;

/** Adds proofs of a signature to the store of the document; those that it has already are shared. */
export async function storeProofs(
  changes: ObjectChanges,
  proofs: Proofs,
  contents: Uint8Array,
): Promise<void> {
  const known = catalogOf(changes).get('DSS');
  const store = (changes.dict(known) ?? dictOf({ Type: nameOf('DSS') })).copy();
  const entry = new PdfDict();

  for (const { kind, inStore, inEntry } of keys) {
    const stored = [...(changes.array(store.get(inStore)) ?? [])];
    const refs = new Map<string, PdfRef>();

    for (const ref of stored) {
      const stream = changes.resolve(ref);

      if (ref instanceof PdfRef && stream instanceof PdfStream) {
        refs.set(bytesToBinary(changes.document.decode(stream)), ref);
      }
    }

    const own = proofs[kind].map((bytes) => {
      const ref = refs.get(bytesToBinary(bytes)) ?? changes.addStream(new PdfDict(), bytes);

      if (!stored.some((each) => each instanceof PdfRef && each.number === ref.number)) {
        stored.push(ref);
      }

      return ref;
    });

    if (stored.length > 0) {
      store.set(inStore, stored);
    }

    if (own.length > 0) {
      entry.set(inEntry, own);
    }
  }

  const entries = (changes.dict(store.get('VRI')) ?? new PdfDict()).copy();
  store.set('VRI', entries.set(await entryName(contents), entry));

  if (known instanceof PdfRef) {
    changes.set(known, store);
  } else {
    const ref = changes.add(store);
    changeCatalog(changes, (catalog) => catalog.set('DSS', ref));
  }
}

/** Name of the entry of a signature: the SHA-1 of its value with the zeros behind it (ETSI EN 319 142-1, 5.4.2.3). */
async function entryName(contents: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', contents.slice()));

  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
