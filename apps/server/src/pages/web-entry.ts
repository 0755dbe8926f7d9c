import type { Config } from '@octavo/adapters/settings/config';
import type { SessionView } from '@octavo/contract/session';
import type { NeededProgram } from '@octavo/tools/kit/types';
import { type RouterContext, RouterContextProvider } from 'react-router';
import type { Articles } from '../articles.ts';
import type { AskApi } from '../http/environment.ts';

/**
 * Exports of `entry.server` of the web application besides its pages. The server sets each context for a request, and
 * loaders read it, such as the nonce of the response by `context.get(nonceContext)`.
 */
export interface WebEntry {
  readonly nonceContext?: RouterContext<string>;
  /** True to send the page as a whole instead of in parts as they are rendered. */
  readonly wholeContext?: RouterContext<boolean>;
  /** Public address of this site. */
  readonly originContext?: RouterContext<string | null>;
  /** The operator's script that counts visits. */
  readonly analyticsContext?: RouterContext<Config['analytics']>;
  /** Path that the start page redirects to; null for none. */
  readonly startContext?: RouterContext<string | null>;
  /** True in the desktop application. */
  readonly desktopContext?: RouterContext<boolean>;
  /** Finds the programs that tools need and this computer lacks. */
  readonly missingContext?: RouterContext<() => readonly NeededProgram[]>;
  /** Finds the language data of OCR that this computer lacks. */
  readonly languagesContext?: RouterContext<FindMissingLanguages>;
  /** Returns the OpenAPI description for the page that shows it. */
  readonly apiContext?: RouterContext<(() => Promise<object>) | null>;
  /** Calls the API of this server on behalf of the page's viewer. */
  readonly askContext?: RouterContext<AskApi | null>;
  /** Logs an error of a page. */
  readonly reportContext?: RouterContext<(error: unknown) => void>;
  /** Token that forms of the page carry. */
  readonly formTokenContext?: RouterContext<string>;
  /** The page's viewer and their rights; keeps its default when access is open. */
  readonly sessionContext?: RouterContext<SessionView>;
  /** Names of cookies that hold choices of a browser, such as its language, and say nothing of its user. */
  readonly choiceCookies?: readonly string[];
  /** Articles, whose texts are part of the build. */
  readonly articles?: Articles;
}

/** Names of language data, and the host that they can be fetched from. */
export type FindMissingLanguages = () => Promise<{
  readonly missing: readonly string[];
  readonly host: string;
}>;

/** Values of the contexts; those that are undefined keep their default. */
export type ContextValues = {
  readonly [Name in keyof WebEntry as Name extends `${string}Context` ? Name : never]?:
    | ValueOf<WebEntry[Name]>
    | undefined;
};

type ValueOf<Given> = Given extends RouterContext<infer Value> | undefined ? Value : never;

/** Provides the contexts that the web application exports. */
export function provide(entry: WebEntry, values: ContextValues): RouterContextProvider {
  const provider = new RouterContextProvider();

  for (const [name, value] of Object.entries(values)) {
    // Each value has the type of the context of its name.
    const context = entry[name as keyof ContextValues] as RouterContext<unknown> | undefined;

    if (context !== undefined && value !== undefined) {
      provider.set(context, value);
    }
  }

  return provider;
}
