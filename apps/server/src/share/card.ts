/** Preview of a page where its link is shared. */
export interface SharePreview {
  readonly title: string;
  readonly text: string;
  /** Outline of the tool's icon on a 24 by 24 grid, and the colour of its family; null for other pages. */
  readonly icon: { readonly path: string; readonly colour: string } | null;
}

/** Draws a card as PNG. */
export type DrawCard = (card: SharePreview) => Promise<Uint8Array>;
