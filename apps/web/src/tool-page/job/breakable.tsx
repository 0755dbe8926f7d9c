import { Fragment, type ReactNode } from 'react';

/** Lets a long name break behind its own separators, before it would break inside a word; its extension stays. */
export function breakable(text: string): ReactNode {
  return text.split(/(?<=[_-]|\.(?!\w{1,5}\b))/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
