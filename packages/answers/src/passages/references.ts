import { fold } from '../words/fold.ts';
import type { Passage } from './passage.ts';

/** Headings of lists of works. */
const lists =
  /^(?:[\p{N}.]+ )?(?:references?|bibliograph(?:y|ie)|works cited|literature cited|references bibliographiques|notes et references|ouvrages cites)$/u;
/** `[5] Surfin’ Safari - Blog …`, `Ajzen, I. (1985). From …`: an entry of such a list without its heading. */
const entry =
  /^\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\.[\s-]?)+.{0,200}?\((?:19|20)\p{N}{2}[a-z]?\)\.|^\[\p{N}{1,3}\]\s.*(?:https?:|(?:19|20)\p{N}{2}|\bpp?\.\s?\p{N}|[Pp]roc(?:\.|eedings))/u;
/** Lines of a paper by which catalogues find it. */
const catalogue =
  /^(?:general terms|keywords?|key words|index terms|categories and subject descriptors|ccs concepts|mots[- ]cl[eé]s)(?!\p{L})/iu;

/** True for an entry of a bibliography, and for the words under which a paper is filed: neither answers anything. */
export function isReference({ kind, text, headings }: Passage): boolean {
  return (
    kind !== 'heading' &&
    (lists.test(fold(headings.at(-1) ?? '').trim()) || entry.test(text) || catalogue.test(text))
  );
}
