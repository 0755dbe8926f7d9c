import '@octavo/i18n/every-language';
import type { Permissions } from '@octavo/engine-browser/protocol';
import { failureText } from '@octavo/i18n/failures';
import { workbenchWords } from '@octavo/i18n/workbench';
import { catalogue, type ToolId } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import { loadOptions } from '@octavo/tools/options';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { WorkspaceFile } from '../files/workspace-file.ts';
import { optionsOf } from '../option-fields.ts';
import type { Tool } from '../tool.ts';
import { emptyArrangement, insertBlank, insertFile } from './pages/arrangement.ts';
import { countOf, judge, labelOf, type PageTask, requestFor } from './task.ts';

const words = workbenchWords('en');

function fileOf(name: string, pages: number, changes: Partial<WorkspaceFile> = {}): WorkspaceFile {
  return {
    key: name,
    token: `token-${name}`,
    name,
    kind: 'pdf',
    sizeBytes: 1000,
    fromDevice: true,
    status: 'ready',
    sent: 1,
    waiting: false,
    failure: null,
    preview: { state: 'seen', pages, cover: null, permissions: null, signers: [] },
    password: '',
    isRestricted: false,
    rights: false,
    chosenPages: '',
    ...changes,
  };
}

async function taskOf(id: ToolId, changes: Partial<PageTask> = {}): Promise<PageTask> {
  const [copy, schema] = await Promise.all([loadCopy(id, 'en'), loadOptions(id)]);
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const options = optionsOf(json as Parameters<typeof optionsOf>[0]);
  const tool: Tool = { id, facts: catalogue[id], copy, options };

  return {
    tool,
    panel: null,
    files: [],
    values: options.defaults,
    arrangement: emptyArrangement,
    optionFiles: {},
    ...changes,
  };
}

async function acceptedOptions(task: PageTask): Promise<Record<string, unknown>> {
  const { options } = requestFor('0'.repeat(32), task);
  const parsed = (await loadOptions(task.tool.id)).safeParse(options);
  expect(parsed.error).toBeUndefined();

  return options;
}

describe('a job request', () => {
  it('states the right to a restricted file, which the action waits for', async () => {
    const permissions = { annotate: true, modify: true, fill: true, assemble: true, extract: true };
    const restricted = { ...permissions, modify: false };
    const file = (changes: Partial<WorkspaceFile>, given: Permissions | null = restricted) =>
      fileOf('a', 3, {
        preview: { state: 'seen', pages: 3, cover: null, permissions: given, signers: [] },
        ...changes,
      });
    const task = await taskOf('number-pages', { files: [file({})] });
    const stated = { ...task, files: [file({ rights: true })] };

    expect(judge(task, words, 'en')).toEqual({ ready: false, reason: words.action.rights });
    expect(judge(stated, words, 'en')).toEqual({ ready: true });
    expect(requestFor('0'.repeat(32), stated).files).toEqual([{ token: 'token-a', rights: true }]);
    const converting = await taskOf('pdf-to-word', { files: [file({})] });
    expect(judge(converting, words, 'en')).toEqual({ ready: true });
    expect(judge({ ...task, files: [file({}, permissions)] }, words, 'en')).toEqual({ ready: true });
    expect(judge({ ...task, files: [file({ isRestricted: true }, null)] }, words, 'en').ready).toBe(false);
  });

  it('has a file of an option after the others, under the name of the option', async () => {
    const picture = { option: 'picture', token: 'token-logo', name: 'logo.png', sizeBytes: 9, url: null };
    const optionFiles = { picture: { ...picture, sent: 1, failure: null } };
    const task = await taskOf('watermark-pdf', { files: [fileOf('a', 3)], optionFiles });

    expect(requestFor('0'.repeat(32), task).files).toEqual([
      { token: 'token-a' },
      { token: 'token-logo', option: 'picture' },
    ]);
    expect(judge(task, words, 'en')).toEqual({ ready: true });

    const refused = {
      picture: { ...picture, sent: 0, failure: { code: 'empty-file', values: {} } },
    } as const;
    expect(judge({ ...task, optionFiles: refused }, words, 'en')).toEqual({
      ready: false,
      reason: failureText('en', 'empty-file'),
    });
  });

  it('has the files in their order, each with its own pages and password', async () => {
    const files = [fileOf('b', 9, { chosenPages: '1-3' }), fileOf('a', 2, { password: 'open' })];
    const request = requestFor('0'.repeat(32), await taskOf('merge-pdf', { files }));

    expect(request.files).toEqual([{ token: 'token-b' }, { token: 'token-a', password: 'open' }]);
    expect(request.options).toMatchObject({ pages: '1-3;', sort: 'given' });
  });

  it('has the order and rotation of an arrangement, without unused files', async () => {
    const arrangement = insertBlank(insertFile(insertFile(emptyArrangement, 'a', 2), 'b', 1));
    const task = await taskOf('organize-pdf', {
      files: [fileOf('unused', 3), fileOf('a', 2), fileOf('b', 1)],
      arrangement,
    });

    expect(requestFor('0'.repeat(32), task).files).toEqual([{ token: 'token-a' }, { token: 'token-b' }]);
    expect(await acceptedOptions(task)).toEqual({ order: '1-2,2:1,blank' });
  });

  it('leaves out empty options', async () => {
    const task = await taskOf('delete-pages', {
      files: [fileOf('a', 5)],
      values: { pages: '2,4', other: '' },
    });

    expect(await acceptedOptions(task)).toEqual({ pages: '2,4' });
  });
});

describe('the count of an action', () => {
  it('is of pages for tools that work on pages, otherwise of files', async () => {
    const files = [fileOf('a', 5)];

    expect(countOf(await taskOf('delete-pages', { files, values: { pages: '2,4-5' } }))).toBe(3);
    expect(countOf(await taskOf('pdf-to-jpg', { files }))).toBe(5);
    expect(countOf(await taskOf('merge-pdf', { files: [...files, ...files] }))).toBe(2);
  });
});

describe('the label of an action', () => {
  it.each<[ToolId, readonly WorkspaceFile[], Record<string, unknown>, string]>([
    ['merge-pdf', [], {}, 'Add files first'],
    ['merge-pdf', [fileOf('a', 1)], {}, 'Add another file'],
    ['merge-pdf', [fileOf('a', 1), fileOf('b', 1)], {}, 'Merge 2 files'],
    ['delete-pages', [fileOf('a', 2)], {}, 'Select pages first'],
    ['delete-pages', [fileOf('a', 2)], { pages: '1' }, 'Delete 1 page'],
    ['delete-pages', [fileOf('a', 2, { preview: { state: 'unseen', isDamaged: false } })], {}, 'Start'],
    ['organize-pdf', [fileOf('a', 2)], {}, 'Keep at least one page'],
  ])('%s with %j', async (id, files, values, expected) => {
    expect(labelOf(await taskOf(id, { files, values }), words.action, 'en')).toBe(expected);
  });
});

describe('the reason why an action is unavailable', () => {
  const reason = async (id: ToolId, changes: Partial<PageTask>) => {
    const verdict = judge(await taskOf(id, changes), words, 'en');

    return verdict.ready ? 'ready' : verdict.reason;
  };

  it.each<[ToolId, readonly WorkspaceFile[], Record<string, unknown>, string]>([
    ['merge-pdf', [fileOf('a', 1)], {}, 'Please select two or more PDF files'],
    ['pdf-to-word', [], {}, 'Please select a file'],
    ['merge-pdf', [fileOf('a', 1), fileOf('b', 1)], {}, 'ready'],
    ['delete-pages', [fileOf('a', 2)], {}, words.action.chooseFirst],
    ['delete-pages', [fileOf('a', 2)], { pages: '1-2' }, words.action.notAll],
    [
      'delete-pages',
      [fileOf('a', 2)],
      { pages: '1,3' },
      '“3” is not in this document: its pages go from 1 to 2. For example 1-3, 5 or odd.',
    ],
    [
      'delete-pages',
      [fileOf('a', 2)],
      { pages: '1, first' },
      '“first” is not a page. Write for example 1-3, 5 or odd.',
    ],
    ['delete-pages', [fileOf('a', 2)], { pages: '1' }, 'ready'],
    ['compress-pdf', [fileOf('a', 2, { status: 'uploadFail' })], {}, words.action.failed],
    [
      'compress-pdf',
      [fileOf('a', 2, { preview: { state: 'locked', wrong: false } })],
      {},
      words.action.locked,
    ],
    ['unlock-pdf', [fileOf('a', 2, { preview: { state: 'locked', wrong: false } })], {}, 'ready'],
    ['compress-pdf', [fileOf('a', 2, { preview: { state: 'unseen', isDamaged: false } })], {}, 'ready'],
  ])('%s with %j', async (id, files, values, expected) => {
    expect(await reason(id, { files, values })).toBe(expected);
  });
});
