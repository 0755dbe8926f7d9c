import type { Block, DocumentLayout } from '@octavo/layout/model';
import { plainInlines } from './plain-inlines.ts';

/** Scripts used by one language only, or almost. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['th', /[\u0e00-\u0e7f]/g],
];

/** Common function words by language. */
const words: readonly (readonly [string, RegExp])[] = [
  ['en', /\b(the|of|and|to|is|that|with|for)\b/gi],
  ['fr', /\b(le|les|des|et|une|dans|pour|est|du)\b/gi],
  ['de', /\b(der|die|das|und|nicht|ist|mit|den|von)\b/gi],
  ['es', /\b(el|los|las|una|por|con|para|del|que)\b/gi],
  ['it', /\b(il|di|che|gli|della|per|sono|una|del)\b/gi],
  ['pt', /\b(os|uma|não|com|para|dos|em|que|do)\b/gi],
  ['nl', /\b(de|het|een|van|niet|met|voor|zijn)\b/gi],
];

const sampleLength = 20_000;

/** Language of a document: as declared, otherwise detected from its text; null when undetermined. */
export function documentLanguage({ language, sections }: DocumentLayout): string | null {
  if (language !== null && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(language)) {
    return language;
  }

  const text = beginningOf(sections.flatMap(({ blocks }) => blocks));
  // Japanese uses Chinese characters, too, so its kana decide.
  const script = scripts.find(([, letters]) => count(text, letters) > text.length * 0.1);

  return script?.[0] ?? likeliest(text);
}

function likeliest(text: string): string | null {
  const counts = words.map(([name, small]) => ({ name, found: count(text, small) }));
  const best = counts.reduce((most, entry) => (entry.found > most.found ? entry : most));

  return best.found < 5 ? null : best.name;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function beginningOf(blocks: readonly Block[]): string {
  let text = '';

  for (const block of blocks) {
    if (text.length > sampleLength) {
      break;
    }

    if (block.kind === 'paragraph') {
      text += `${plainInlines(block.inlines, () => '')}\n`;
    } else if (block.kind === 'table') {
      text += beginningOf(block.cells.flatMap((cell) => cell.blocks));
    }
  }

  return text;
}
