import type { Inline, TextStyle } from '@octavo/layout/model';
import { type NestedRun, nestRuns, type TextMark } from '../nest-runs.ts';
import { fieldText } from '../plain-inlines.ts';
import { webAddress } from '../web-address.ts';
import type { Anchors } from './anchors.ts';
import { element, startTag } from './element.ts';
import { escapeHtml } from './escape-html.ts';
import type { HtmlPictures } from './html-figure.ts';
import { image } from './html-figure.ts';

export interface InlineContext {
  readonly anchors: Anchors;
  readonly pictures: HtmlPictures;
  /** Style of the body text, which gets no marks. */
  readonly bodyStyle: TextStyle;
  /** Reference mark of a note in the text, linked to the note. */
  noteMark(note: number): string;
}

const tags: Readonly<Record<Exclude<TextMark, 'link'>, string>> = {
  strong: 'strong',
  emphasis: 'em',
  underline: 'u',
  strike: 's',
  highlight: 'mark',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
};

export function htmlInlines(
  inlines: readonly Inline[],
  context: InlineContext,
  plainMarks: readonly TextMark[] = [],
): string {
  const ignored = new Set(plainMarks);

  if (context.bodyStyle.fixedPitch) {
    ignored.add('code');
  }

  return nestRuns(inlines, ignored)
    .map((run) => nested(run, context))
    .join('')
    .trim();
}

function nested(run: NestedRun, context: InlineContext): string {
  if (run.kind === 'inline') {
    return single(run.inline, context);
  }

  const content = run.children.map((child) => nested(child, context)).join('');

  if (run.mark !== 'link') {
    return element(tags[run.mark], {}, content);
  }

  const address = run.link === null ? null : (webAddress(run.link) ?? innerAddress(run.link, context));

  return address === null ? content : element('a', { href: address }, content);
}

function innerAddress(link: NonNullable<Parameters<Anchors['nameOf']>[0]>, { anchors }: InlineContext) {
  const name = anchors.nameOf(link);

  return name === null ? null : `#${name}`;
}

function single(inline: Inline, context: InlineContext): string {
  switch (inline.kind) {
    case 'text':
      return escapeHtml(inline.text);
    case 'break':
      return startTag('br', {});
    case 'tab':
      return '<span class="tab">\t</span>';
    case 'note':
      return context.noteMark(inline.note);
    case 'image':
      return image(inline.figure, context.pictures);
    case 'field':
      return escapeHtml(fieldText(inline.field));
    case 'page-number':
    case 'page-count':
      return '';
  }
}
