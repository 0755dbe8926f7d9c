import { PdfRef } from '@octavo/pdf/objects';
import type { ListEntry } from './annotation-list.ts';

/** Annotation with the replies to it. */
export interface ReplyNode {
  readonly annotation: ListEntry;
  readonly replies: ReplyNode[];
}

/** Levels of replies; deeper ones are listed on the last level. */
const mostLevels = 50;

/**
 * Puts replies below what they reply to (ISO 32000-2, 12.5.6.2). One of those that reply to each other in a circle
 * stands for itself.
 */
export function replyTree(annotations: readonly ListEntry[]): ReplyNode[] {
  const numbers = new Set(annotations.map(numberOf));
  const replies = new Map<number, ListEntry[]>();
  const roots: ReplyNode[] = [];
  const seen = new Set<ListEntry>();

  for (const each of annotations) {
    const parent = repliedTo(each);

    if (parent === null) {
      continue;
    }

    const others = replies.get(parent) ?? [];
    others.push(each);
    replies.set(parent, others);
  }

  const isRoot = (each: ListEntry) => !numbers.has(repliedTo(each));

  for (const each of [...annotations.filter(isRoot), ...annotations]) {
    if (!seen.has(each)) {
      seen.add(each);
      const root: ReplyNode = { annotation: each, replies: [] };
      roots.push(root);
      addReplies(root, replies, seen);
    }
  }

  return roots.sort((one, other) => one.annotation.index - other.annotation.index);
}

/** Number of no object. */
const noNumber = -1;

/** Adds replies level by level: crafted files may have chains of any length. */
function addReplies(
  root: ReplyNode,
  replies: ReadonlyMap<number, readonly ListEntry[]>,
  seen: Set<ListEntry>,
): void {
  const pending = [{ annotation: root.annotation, holder: root, level: 0 }];

  // The list grows while it is read.
  for (const { annotation, holder, level } of pending) {
    for (const reply of replies.get(numberOf(annotation) ?? noNumber) ?? []) {
      if (seen.has(reply)) {
        continue;
      }

      seen.add(reply);
      const node: ReplyNode = { annotation: reply, replies: [] };
      holder.replies.push(node);
      pending.push({ annotation: reply, holder: level < mostLevels ? node : holder, level: level + 1 });
    }
  }
}

function numberOf({ entry }: ListEntry): number | null {
  return entry instanceof PdfRef ? entry.number : null;
}

/** Number of the annotation that one replies to; null for others: members of a group stand for themselves. */
function repliedTo({ source }: ListEntry): number | null {
  const parent = source.dict.get('IRT');

  return parent instanceof PdfRef && source.name('RT') !== 'Group' ? parent.number : null;
}
