import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { randomIds } from '@octavo/adapters/system/system';
import type { AgentHost, AskedDocument, CallContext, NamedFile, ToolOrder } from '@octavo/agents/host';
import type { AnswerReport, DocumentReport, OutlineReport, ToolReport } from '@octavo/agents/reports';
import { answerQuestion } from '@octavo/answers/answer/answer-question';
import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { outlineOf } from '@octavo/answers/outline/outline';
import { Failure } from '@octavo/contract/failures';
import { noteText } from '@octavo/i18n/notes';
import type { RunCommand } from '../arguments.ts';
import { modelAnswers } from '../ask/answer-by-model.ts';
import { openModel } from '../ask/open-model.ts';
import { readFiles } from '../ask/read-files.ts';
import { reportFailure } from '../report-failure.ts';
import { runHere } from '../run-here.ts';
import { CliUsageError } from '../usage-error.ts';
import type { AllowedFolders } from './allowed-folders.ts';
import { reportAnswer, reportCitation } from './report-answer.ts';

interface OpenDocument {
  readonly id: string;
  /** Files as given, by the numbers that citations have. */
  readonly names: readonly string[];
  readonly index: DocumentIndex;
}

/** Documents that stay open; the one that was opened first gives way. */
const mostDocuments = 8;

/** Tools and questions for an agent on this computer: files are paths, and no server is needed. */
export class LocalHost implements AgentHost {
  readonly fileWords = 'Path of the file, or a web address for tools that take one.';
  readonly outputWords =
    'Path of the new file, or of a folder for several; without it, results are put beside the first file.';
  readonly #folders: AllowedFolders;
  readonly #documents = new Map<string, OpenDocument>();

  constructor(folders: AllowedFolders) {
    this.#folders = folders;
  }

  async run(order: ToolOrder, { signal, onProgress }: CallContext): Promise<ToolReport> {
    const command = await this.#commandOf(order);
    const passwords = order.files.map(({ password }) => password);
    const { written, failures, reports } = await asFailures(() =>
      runHere(command, order.options, { signal, onProgress, passwords }),
    );

    return {
      results: written.map(({ path, kind, pages, notes }) => ({
        file: path,
        name: basename(path),
        kind,
        pages,
        notes: notes.map((note) => noteText('en', note)),
        address: null,
      })),
      failures: failures.map(({ input = null, failure }) => {
        const { code, message } = reportFailure(failure);

        return { file: input, code, message };
      }),
      reports: reports.map(({ input, report }) => ({ file: input, report: { ...report } })),
    };
  }

  async open(files: readonly NamedFile[], context: CallContext): Promise<DocumentReport> {
    const { id, names, index } = await this.#read(files, context);

    return {
      document: id,
      files: index.documents.map(({ pages, title, language }, place) => ({
        name: names[place] ?? '',
        title,
        pages: pages.length,
        pagesRead: pages.filter(({ state }) => state === 'text' || state === 'scanned').length,
        language,
      })),
    };
  }

  async outline(asked: AskedDocument, context: CallContext): Promise<OutlineReport> {
    const { id, names, index } = await this.#find(asked, context);
    const { summary, suggestions } = outlineOf(index);

    return {
      document: id,
      summary: summary.map((citation) => reportCitation(citation, names)),
      suggestions: [...suggestions],
    };
  }

  async ask(asked: AskedDocument, question: string, context: CallContext): Promise<AnswerReport> {
    const { names, index } = await this.#find(asked, context);
    const model = await asFailures(() => openModel(process.env));
    const answer =
      model === null
        ? answerQuestion(index, question)
        : await modelAnswers(index, model, context.signal)(question);

    return reportAnswer(answer, names);
  }

  async #commandOf({ tool, files, optionFiles, hasRights, output }: ToolOrder): Promise<RunCommand> {
    const path = output === null ? null : await this.#folders.output(output);

    // Results are new files: an agent replaces none.
    if (path !== null && (await stat(path).catch(() => null))?.isFile() === true) {
      throw new Failure('illegal-input', `${path} exists`, { values: { option: 'output' } });
    }

    const optionPaths = Object.entries(optionFiles).map(
      async ([name, paths]) =>
        [name, await Promise.all(paths.map((each) => this.#folders.input(each)))] as const,
    );

    return {
      kind: 'run',
      tool,
      files: await Promise.all(files.map(({ file }) => this.#folders.input(file))),
      output: path,
      json: true,
      inputPassword: null,
      inputRights: hasRights,
      options: {},
      optionFiles: Object.fromEntries(await Promise.all(optionPaths)),
      resultPaths: {},
    };
  }

  async #find(asked: AskedDocument, context: CallContext): Promise<OpenDocument> {
    if ('files' in asked) {
      return this.#read(asked.files, context);
    }

    const found = this.#documents.get(asked.document);

    if (found === undefined) {
      throw new Failure('not-found', `document ${asked.document}`);
    }

    return found;
  }

  async #read(files: readonly NamedFile[], context: CallContext): Promise<OpenDocument> {
    if (files.length === 0) {
      throw new Failure('illegal-input', 'document or files', { values: { option: 'files' } });
    }

    const named = await Promise.all(
      files.map(async ({ file, password = null }) => ({ path: await this.#folders.input(file), password })),
    );
    const index = indexDocuments(await readFiles(named, null, context));
    const document = { id: randomIds.token(), names: files.map(({ file }) => file), index };
    this.#documents.set(document.id, document);
    [...this.#documents.keys()].slice(0, -mostDocuments).forEach((id) => this.#documents.delete(id));

    return document;
  }
}

/** Wrong arguments are failures for an agent, which has no command line. */
async function asFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CliUsageError ? new Failure('illegal-input', error.message) : error;
  }
}
