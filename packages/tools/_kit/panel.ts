import type { ComponentType } from 'react';
import type { PageRules } from './page-rules.ts';
import type { Locale, ToolCopy } from './types.ts';

/** Options as they will be sent, raw: an option that is not set is absent. */
export type PanelValues = Readonly<Record<string, unknown>>;

/** What a tool's own options panel is given. */
export interface PanelProps {
  readonly locale: Locale;
  readonly copy: ToolCopy;
  readonly values: PanelValues;
  onChange(values: PanelValues): void;
  /** The files on the desk, in their order. */
  readonly files: readonly PanelFile[];
}

export interface PanelFile {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Pages of a PDF once they are known. */
  readonly pages: number | null;
  /** Does not open without a password, or not with the one that was given. */
  readonly locked: boolean;
}

/**
 * What a panel says of its values: `ready` to be sent, or not, with the sentence for the person when there is one
 * to say.
 */
export type PanelVerdict =
  | { readonly ready: true }
  | { readonly ready: false; readonly reason: string | null };

export interface PanelModule {
  readonly Panel: ComponentType<PanelProps>;
  /** Options the person starts from, where these are not the defaults of the schema. */
  readonly start?: PanelValues;
  /** The same, for options that depend on the language of the page. */
  startIn?(locale: Locale): PanelValues;
  /** How pages on the desk and these options stay in step, where `pages` alone does not say it. */
  readonly pages?: PageRules;
  /** Judges the values before they are sent; without it everything is ready. */
  judge?(props: Omit<PanelProps, 'onChange'>): PanelVerdict;
  /** Makes what is sent of what was set, where a panel keeps more than the options. */
  send?(values: PanelValues): PanelValues;
}
