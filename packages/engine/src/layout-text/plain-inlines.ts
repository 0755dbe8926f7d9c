import type { Field, Inline } from '../layout/model.ts';

/** What inlines say, without their looks; `markOf` gives the text that stands for a note. */
export function plainInlines(inlines: readonly Inline[], markOf: (note: number) => string): string {
  return inlines.map((inline) => plainInline(inline, markOf)).join('');
}

function plainInline(inline: Inline, markOf: (note: number) => string): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return '\n';
    case 'tab':
      return '\t';
    case 'note':
      return markOf(inline.note);
    case 'field':
      return fieldText(inline.field);
    case 'image':
    case 'page-number':
    case 'page-count':
      return '';
  }
}

/** What a field shows. */
export function fieldText({ kind, value }: Field): string {
  return kind === 'check' || kind === 'radio' ? (value === '' ? '☐' : '☑') : value;
}
