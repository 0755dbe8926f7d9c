import { Failure } from '@octavo/contract/failures';
import { catalogue, isToolId, toolIds } from '@octavo/tools/catalogue';
import { loadOptions } from '@octavo/tools/options';
import { isRunnableId, runFactsOf, runnableIds } from '@octavo/tools/runnable';
import type { ToolRegistry } from './ports.ts';

/** The tool whose jobs read files for questions. */
function findReadingTool(): string {
  const found = runnableIds.find((id) => runFactsOf(id).readsForQuestions === true);

  if (found === undefined) {
    throw new Error('no tool reads files for questions');
  }

  return found;
}

/** Tool registry of the product. */
export const productTools: ToolRegistry = {
  ids: toolIds,
  readingTool: findReadingTool(),
  facts: (id) => (isToolId(id) ? catalogue[id] : null),
  runFacts: (id) => (isRunnableId(id) ? runFactsOf(id) : null),

  async loadOptions(id) {
    if (!isRunnableId(id)) {
      throw new Failure('illegal-input', 'unknown tool', { values: { option: 'tool' } });
    }

    return loadOptions(id);
  },
};
