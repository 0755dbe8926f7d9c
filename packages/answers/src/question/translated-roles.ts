import type { DocumentIndex } from '../index/document-index.ts';
import { partyRole } from '../words/party-roles.ts';
import { tokensOf } from '../words/tokens.ts';
import { translatedWords } from '../words/translated-words.ts';
import { replaceWords } from './replace-words.ts';

/** A question that names parties as its documents in another language do: `Qui est le landlord ?` */
export function withRolesOf({ wordIds, languages }: DocumentIndex, text: string): string {
  const tokens = tokensOf(text);
  const replaced = new Map<string, string>();

  for (const [at, { word }] of tokens.entries()) {
    // `Which company does the work?` asks for any company.
    const isAsked = /^(?:which|what|quel(?:le)?s?)$/u.test(tokens[at - 1]?.word ?? '');
    const roles =
      isAsked || partyRole(word) === null || wordIds.has(word)
        ? []
        : languages
            .flatMap((language) => translatedWords(word, null, language))
            .filter((each) => partyRole(each) !== null && wordIds.has(each));

    if (new Set(roles).size === 1) {
      replaced.set(word, roles[0]!);
    }
  }

  return replaced.size === 0 ? text : replaceWords(text, replaced);
}
