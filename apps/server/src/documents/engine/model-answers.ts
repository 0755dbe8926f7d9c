import type { AiConfig } from '@octavo/adapters/settings/ai-settings';
import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { answerWithModel } from '@octavo/answers/model/answer-with-model';
import type { ModelAccess, ModelEvent } from '@octavo/answers/model/model-access';
import { Failure } from '@octavo/contract/failures';
import type { AnswerModel, ModelStream } from '@octavo/domain/documents/answer-model';
import type { AnswerPart, AskedQuestion } from '@octavo/domain/documents/engine';
import type { ModelUse } from './model-use.ts';
import { partsOf, viewCitation } from './own-answer.ts';
import { VectorStore } from './vector-store.ts';

/** Answers of the model that are being given, by the id of their request. */
export class ModelAnswers {
  readonly #ai: AiConfig | null;
  readonly #running = new Map<number, ModelStream | null>();
  readonly #notes = new WeakMap<DocumentIndex, ModelAccess['notes']>();
  readonly #vectors = new VectorStore();
  #model: Promise<AnswerModel> | null = null;

  constructor(ai: AiConfig | null) {
    this.#ai = ai;
  }

  /** @throws Failure of the model, after the parts that were complete, or `cancelled` after `stop` */
  async answer(
    id: number,
    index: DocumentIndex,
    places: readonly number[],
    { question, selection, turns }: AskedQuestion,
    onPart: (part: AnswerPart) => void,
  ): Promise<ModelUse> {
    this.#running.set(id, null);
    let use: ModelUse = { requests: 0, inputTokens: 0, outputTokens: 0, trouble: null };

    try {
      const model = await this.#open();
      const access: ModelAccess = {
        contextTokens: model.contextTokens,
        notes: this.#notesOn(index),
        nearest: this.#vectors.search(index, model.embed, (trouble) => {
          use = { ...use, trouble };
        }),
        complete: (prompt) => {
          use = { ...use, requests: use.requests + 1 };

          return this.#textOf(id, model.stream(prompt), (input, output) => {
            use = {
              ...use,
              inputTokens: use.inputTokens + input,
              outputTokens: use.outputTokens + output,
            };
          });
        },
      };
      const document = places.indexOf(selection?.file ?? -1);
      const selected = selection === null || document < 0 ? null : { ...selection, document };
      let claim = 0;

      for await (const event of answerWithModel(index, { question, turns, selection: selected }, access)) {
        partsIn(event, claim, places).forEach(onPart);
        claim += event.kind === 'claim' ? 1 : 0;
      }

      return use;
    } finally {
      this.#running.delete(id);
    }
  }

  stop(id: number): void {
    this.#running.get(id)?.stop();
    // Keeps an answer that has not begun from beginning.
    this.#running.delete(id);
  }

  async #open(): Promise<AnswerModel> {
    if (this.#ai === null) {
      throw new Failure('model-unreachable', 'no model');
    }

    const ai = this.#ai;
    // Loaded only if configured: the library takes a third of a second.
    this.#model ??= import('@octavo/adapters/ai/open-answer-model').then(({ openAnswerModel }) =>
      openAnswerModel(ai),
    );

    return this.#model;
  }

  async *#textOf(
    id: number,
    stream: ModelStream,
    onEnd: (inputTokens: number, outputTokens: number) => void,
  ): AsyncGenerator<string> {
    if (!this.#running.has(id)) {
      throw new Failure('cancelled');
    }

    this.#running.set(id, stream);

    for await (const part of stream.parts) {
      if (part.kind === 'text') {
        yield part.text;
      } else {
        onEnd(part.inputTokens, part.outputTokens);
      }
    }
  }

  #notesOn(index: DocumentIndex): ModelAccess['notes'] {
    const notes = this.#notes.get(index) ?? new Map();
    this.#notes.set(index, notes);

    return notes;
  }
}

function partsIn(event: ModelEvent, claim: number, places: readonly number[]): AnswerPart[] {
  switch (event.kind) {
    case 'claim':
      return [
        { kind: 'text', claim, text: event.claim.text },
        ...event.claim.citations.map((citation) => ({
          kind: 'citation' as const,
          claim,
          citation: viewCitation(citation, places),
        })),
      ];
    case 'refused':
      return partsOf(event, places);
    case 'empty':
      throw new Failure('answer-cut', 'no answer');
    case 'plan':
      return [{ kind: 'plan', requests: event.calls }];
  }
}
