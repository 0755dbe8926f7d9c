import { worksOnFolders } from '@octavo/domain/folders/chain';
import { folderPageWords } from '@octavo/i18n/folders';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import type { LoaderFunctionArgs } from 'react-router';
import { desktopContext, languagesContext, missingContext, sessionContext } from '../../server-context.ts';
import { localeOfPage } from '../../session/session.server.ts';
import { pageNotFound } from '../../shell/not-found.server.ts';
import { missingFor, programNames } from '../../tool-page/missing-for.ts';
import { loadTool, type NamedTool } from '../../tool-page/tool.server.ts';

/** A tool that works on folders, with the program that it lacks here. */
export interface FolderTool extends NamedTool {
  readonly missing: string | null;
}

/** Data of the page, which only the desktop application has. */
export async function loadFolders({ request, context }: LoaderFunctionArgs) {
  if (!context.get(desktopContext)) {
    pageNotFound(request);
  }

  const locale = localeOfPage(request);
  const missing = context.get(missingContext)();
  const ids = toolIds.filter((id) => worksOnFolders(catalogue[id]));
  const loaded = await Promise.all(ids.map((id) => loadTool(id, locale, context.get(sessionContext), true)));
  const tools = loaded.flatMap((tool): FolderTool[] => {
    if (tool === null) {
      return [];
    }

    const program = missingFor(tool.facts, missing);

    return [
      {
        ...tool,
        // Questions and steps are those of the page of the tool.
        copy: { ...tool.copy, faq: [], howTo: [] },
        missing: program === null ? null : programNames[program],
      },
    ];
  });
  const words = folderPageWords(locale);

  const languages = await context.get(languagesContext)();

  return {
    words,
    languages,
    tools: tools.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
  };
}

export type FoldersData = Awaited<ReturnType<typeof loadFolders>>;
