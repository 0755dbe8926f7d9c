import type { AgentHost, AskedDocument, CallContext, NamedFile, ToolOrder } from '@octavo/agents/host';
import type {
  AnswerReport,
  DocumentReport,
  OutlineReport,
  ReportedCitation,
  ToolReport,
} from '@octavo/agents/reports';
import { type DocumentView, documentView } from '@octavo/contract/document';
import { Failure } from '@octavo/contract/failures';
import { type FailureView, type JobView, jobView, token } from '@octavo/contract/job';
import { type CitationView, type QuestionView, questionView } from '@octavo/contract/question';
import { answerWaitSeconds } from '@octavo/contract/routes/documents';
import type { Locale } from '@octavo/i18n/locales';
import { noteText } from '@octavo/i18n/notes';
import type { Api } from '../http/own-api.ts';
import { followEvents } from './follow-events.ts';

/** Tools and questions for an agent over HTTP: files are tokens of uploads, and the API decides what it may. */
export class ApiHost implements AgentHost {
  readonly fileWords = 'Token of a file: of an upload (POST /api/v1/files), or of a result.';
  readonly outputWords = null;
  readonly #api: Api;
  readonly #origin: string;
  readonly #locale: Locale;

  constructor(api: Api, origin: string, locale: Locale) {
    this.#api = api;
    this.#origin = origin;
    this.#locale = locale;
  }

  async run(order: ToolOrder, context: CallContext): Promise<ToolReport> {
    const { tool, files, optionFiles, options, hasRights } = order;
    const body = {
      id: newToken(),
      tool,
      files: [
        ...files.map(({ file, password }) => ({ token: file, password, rights: hasRights })),
        ...Object.entries(optionFiles).flatMap(([option, tokens]) =>
          tokens.map((each) => ({ token: each, option })),
        ),
      ],
      options,
    };
    requireTokens(body.files.map((each) => each.token));
    const { id } = await this.#api.read(jobView, '/jobs', { method: 'POST', body });
    const job = await this.#followJob(id, context);

    if (job.failure !== null) {
      throw failureIn(job.failure);
    }

    if (job.state !== 'done' && job.state !== 'failed') {
      throw new Failure('cancelled', job.state);
    }

    return this.#viewJob(job);
  }

  async open(files: readonly NamedFile[], context: CallContext): Promise<DocumentReport> {
    return viewDocument(await this.#openDocument(files, context));
  }

  async outline(asked: AskedDocument, context: CallContext): Promise<OutlineReport> {
    const document = await this.#find(asked, context);

    return {
      document: document.id,
      summary: document.summary.map(({ citation }) => viewCitation(citation, document)),
      suggestions: document.suggestions,
    };
  }

  async ask(asked: AskedDocument, question: string, context: CallContext): Promise<AnswerReport> {
    const document = await this.#find(asked, context);
    const questions = `/documents/${document.id}/questions`;
    const body = { id: newToken(), question };
    let view = await this.#api.read(questionView, questions, { method: 'POST', body });

    while (view.state === 'asked' || view.state === 'answering') {
      if (context.signal.aborted) {
        await this.#api.open(`${questions}/${view.id}/cancel`, { method: 'POST', body: {} });
      }

      view = await this.#api.read(questionView, `${questions}/${view.id}?wait=${answerWaitSeconds}`);
    }

    if (view.state !== 'answered' && view.state !== 'refused') {
      throw view.failure === null ? new Failure('cancelled') : failureIn(view.failure);
    }

    return viewAnswer(view, document);
  }

  /** Follows a job to its end; a call that is cancelled cancels it. */
  async #followJob(id: string, { signal, onProgress }: CallContext): Promise<JobView> {
    await followEvents(this.#api, `/jobs/${id}/events`, jobView, {
      signal,
      onView: ({ state, progress }) => {
        onProgress(progress);

        return state !== 'queued' && state !== 'running';
      },
    });

    if (signal.aborted) {
      await this.#api.open(`/jobs/${id}/cancel`, { method: 'POST', body: {} });
    }

    return this.#api.read(jobView, `/jobs/${id}`);
  }

  #viewJob({ results, inputs }: JobView): ToolReport {
    return {
      results: results.map(({ token: file, name, kind, pages, notes }) => ({
        file,
        name,
        kind,
        pages,
        notes: notes.map((note) => noteText(this.#locale, note)),
        address: `${this.#origin}/api/v1/files/${file}/content`,
      })),
      failures: inputs.flatMap(({ token: file, failure }) =>
        failure === null ? [] : [{ file, code: failure.code, message: failure.detail }],
      ),
      reports: [],
    };
  }

  async #find(asked: AskedDocument, context: CallContext): Promise<DocumentView> {
    if ('files' in asked) {
      return this.#openDocument(asked.files, context);
    }

    requireTokens([asked.document]);

    return this.#api.read(documentView, `/documents/${asked.document}`);
  }

  /** Opens files as a document and waits until they are read; fails when none could be. */
  async #openDocument(
    files: readonly NamedFile[],
    { signal, onProgress }: CallContext,
  ): Promise<DocumentView> {
    requireTokens(files.map(({ file }) => file));
    const body = {
      id: newToken(),
      files: files.map(({ file }) => file),
      passwords: Object.fromEntries(
        files.flatMap(({ file, password }) => (password === undefined ? [] : [[file, password]])),
      ),
    };
    const { id } = await this.#api.read(documentView, '/documents', { method: 'POST', body });
    await followEvents(this.#api, `/documents/${id}/events`, documentView, {
      signal,
      onView: (document) => {
        onProgress(document.files.reduce((sum, { progress }) => sum + progress / document.files.length, 0));

        return document.files.every(({ state }) => state !== 'reading');
      },
    });
    const document = await this.#api.read(documentView, `/documents/${id}`);
    const failure = document.files.find((file) => file.failure !== null)?.failure ?? null;

    if (failure !== null && document.files.every(({ state }) => state === 'failed')) {
      throw failureIn(failure);
    }

    return document;
  }
}

/** @throws Failure `illegal-input` for a file that no token names */
function requireTokens(files: readonly string[]): void {
  const wrong = files.find((file) => !token.safeParse(file).success);

  if (wrong !== undefined || files.length === 0) {
    throw new Failure('illegal-input', 'files', { values: { option: 'files' } });
  }
}

function failureIn({ code, values }: FailureView): Failure {
  return new Failure(code, 'answer of the API', { values });
}

function viewDocument({ id, files }: DocumentView): DocumentReport {
  return {
    document: id,
    files: files.map(({ name, title, pages, pagesRead, language }) => ({
      name,
      title,
      pages,
      pagesRead,
      language,
    })),
  };
}

function viewAnswer(
  { state, certain, claims, citations, missing, nearest }: QuestionView,
  document: DocumentView,
): AnswerReport {
  const proven = claims.filter((claim) => claim.citations.length > 0);
  const others = claims.filter((claim) => claim.citations.length === 0);
  const text = (of: typeof claims) => of.map((claim) => claim.text).join('\n');

  return {
    answer: state === 'refused' ? null : text(proven),
    refused: state === 'refused',
    certain,
    citations: citations.map((citation) => viewCitation(citation, document)),
    unproven: others.length === 0 ? null : text(others),
    missing: [...missing],
    nearest: nearest.map((citation) => viewCitation(citation, document)),
  };
}

function viewCitation({ file, page, boxes, quote }: CitationView, { files }: DocumentView): ReportedCitation {
  return { file: files[file]?.name ?? '', page, boxes: boxes.map((box) => [...box]), quote };
}

/** Token that names a job, a document or a question of ours. */
function newToken(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
