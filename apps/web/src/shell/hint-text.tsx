interface HintTextProps {
  /** Hint for a mouse and a keyboard. */
  readonly mouse: string;
  readonly touch: string;
}

/** A hint in the words of the pointer: the style sheet shows one of the two. */
export function HintText({ mouse, touch }: HintTextProps) {
  return (
    <>
      <span className="pointer-coarse:hidden">{mouse}</span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
    </>
  );
}
