/** Headings above a place in the document. */
export class HeadingStack {
  #open: readonly { readonly level: number; readonly text: string }[] = [];

  /** Opens a heading, and closes all that are not above its level. */
  open(level: number, text: string): void {
    this.#open = [...this.#open.filter((heading) => heading.level < level), { level, text }];
  }

  /** Outermost first. */
  get texts(): string[] {
    return this.#open.map(({ text }) => text);
  }
}
