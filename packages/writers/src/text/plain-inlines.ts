import type { Inline, ShownField } from '@octavo/layout/model';

/** Text of inlines without formatting; `markOf` gives the text of a note reference. */
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

/** Displayed text of a field. */
export function fieldText({ kind, value }: ShownField): string {
  return kind === 'check' || kind === 'radio' ? (value === '' ? '☐' : '☑') : value;
}
