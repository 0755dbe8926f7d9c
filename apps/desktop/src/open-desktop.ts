import { rm } from 'node:fs/promises';
import { logOptions } from '@octavo/adapters/system/log-options';
import { applicationFolder } from '@octavo/engine-node/places/shipped';
import { openEngine } from '@octavo/server/documents/engine/open-engine';
import { openServer } from '@octavo/server/open-server';
import { productTools } from '@octavo/server/tools';
import { openRuns } from '@octavo/worker/open-runs';
import { productWorkshop, type Workshop } from '@octavo/worker/workshop';
import pino from 'pino';
import { desktopConfig } from './desktop-config.ts';
import { Folders } from './folders/folders.ts';
import { settingsFolder } from './folders/kept-watches.ts';
import { withFolders } from './folders/routes.ts';
import { Guard } from './guard.ts';
import { missingLanguages, withLanguages } from './languages.ts';
import { missingPrograms } from './missing-programs.ts';
import { OpenPages } from './open-pages.ts';
import { openPorts } from './open-ports.ts';
import { openedPage, withOpenedFiles } from './opened-files.ts';
import { withoutServicePages } from './service-pages.ts';

export interface OpenDesktop {
  /** Address that opens a window, once. */
  newAddress(): string;
  /** Resolves when no page has been open for some time and no batch is running. */
  pagesAreGone(): Promise<void>;
  /** Ends all runs, and deletes every file. */
  close(): Promise<void>;
}

/**
 * Starts the whole application in this process, on a free port of this computer only. Its window begins with the files
 * at `paths`.
 *
 * @param settings folder of the user for what outlasts the window: watched folders
 */
export async function openDesktop(
  dataFolder: string,
  paths: readonly string[] = [],
  settings: string = settingsFolder(),
): Promise<OpenDesktop> {
  const config = desktopConfig(dataFolder);
  const log = pino(logOptions('desktop', config.logLevel));
  const onError = (error: unknown) => log.error({ err: error }, 'job or storage error');
  const ports = await openPorts(dataFolder, (tool) => productWorkshop.runRulesOf(tool)?.program, onError);
  const guard = new Guard(String(process.pid));
  const pages = new OpenPages();
  let folders: Folders | null = null;
  const server = await openServer(ports.server, {
    config,
    tools: productTools,
    openAnswers: openEngine,
    log,
    findMissing: missingPrograms,
    findMissingLanguages: () => missingLanguages(dataFolder),
    guard: (fetch) =>
      guard.around(
        pages.around(
          withOpenedFiles(
            paths,
            withFolders(
              () => folders,
              onError,
              withLanguages(dataFolder, onError, withoutServicePages(fetch)),
            ),
          ),
        ),
      ),
  });
  const runs = await openRuns(ports.runs, config, workshop(), log);
  ports.setProtection(runs.protection);
  const opened = new Folders(runs, dataFolder, settings, onError);
  await opened.open();
  folders = opened;

  return {
    newAddress: () => `${server.address}${guard.newPath(paths.length === 0 ? '/' : openedPage)}`,

    pagesAreGone: () => pages.areGone(() => opened.isWorking),

    async close() {
      pages.close();
      await opened.close();
      await runs.stopTaking();
      await runs.close();
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs read the folder of a built application; its modules are few for one job, and compiled by that job alone. */
function workshop(): Workshop {
  const folder = applicationFolder();

  return { ...productWorkshop, compiles: false, extraCode: folder === null ? [] : [folder] };
}
