import type { ParagraphRole } from '../model.ts';
import type { FontFace } from '../page-content.ts';
import type { Draft } from '../block/draft.ts';
import { boxAround } from '../text/pieces.ts';
import { lookOf } from '../text/line-look.ts';

/** True when `second`, at the top of the next column or page, goes on where `first` was cut. */
export function runsOn(
  first: Draft,
  second: Draft,
  roles: ReadonlyMap<Draft, ParagraphRole>,
  fonts: readonly FontFace[],
): boolean {
  const [role, next] = [roles.get(first)?.kind, roles.get(second)?.kind];
  const isRunning = (role === 'body' || role === 'list-item') && next === 'body';
  const last = first.lines.at(-1);
  const [top] = second.lines;

  if (!isRunning || last === undefined || top === undefined || second.label !== null || first.keepsLines) {
    return false;
  }

  const [a, b] = [lookOf(last, fonts), lookOf(top, fonts)];
  const sameLook = Math.abs(a.sizePoints - b.sizePoints) < 0.6 && a.bold === b.bold && a.family === b.family;
  const end = last.text.trimEnd();
  const isEnded = /[.!?:;。！？؟…]["'”’»)\]]*$/u.test(end);
  const isHyphenated = /\p{L}[-\u00ad\u2010]$/u.test(end);
  const startsSmall = /^[\p{Ll}]/u.test(top.text);
  const isCased = /\p{Ll}|\p{Lu}/u.test(top.text);

  if (!sameLook || !first.endsFull) {
    return sameLook && isHyphenated && startsSmall;
  }

  if (isEnded) {
    return false;
  }

  return startsSmall || isHyphenated || !isCased || /^[\p{Lu}\p{N}("“«]/u.test(top.text);
}

/** Two drafts as one: the lines of both; bounds and label are those of the first. */
export function joined(first: Draft, second: Draft): Draft {
  return {
    ...first,
    lines: [...first.lines, ...second.lines],
    box: boxAround([first.box, second.box]),
    pageIndex: second.pageIndex,
    alignment: first.lines.length > 1 ? first.alignment : second.alignment,
    endsFull: second.endsFull,
  };
}
