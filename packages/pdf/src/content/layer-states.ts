import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, type PdfObject, PdfRef } from '../objects.ts';

/** Maximum nesting of a visibility expression; deeper ones are a loop or crafted. */
const deepestExpression = 32;

/** Decides which optional content readers show when a document opens (ISO 32000-2, 8.11). */
export class LayerStates {
  /** Number of layers that the document lists. */
  readonly count: number;
  readonly #document: PdfDocument;
  readonly #hidden: ReadonlySet<number>;

  private constructor(document: PdfDocument, groups: readonly PdfRef[], configuration: PdfDict) {
    this.#document = document;
    this.count = groups.length;
    this.#hidden = hiddenGroups(document, groups, configuration);
  }

  /** Reads the default configuration; null for a document without layers. */
  static read(document: PdfDocument): LayerStates | null {
    const properties = document.dict(document.catalog.get('OCProperties'));

    return properties === null
      ? null
      : new LayerStates(
          document,
          refsOf(document, properties.get('OCGs')),
          document.dict(properties.get('D')) ?? new PdfDict(),
        );
  }

  /** True for content of a group or membership dictionary that is shown, and for content of neither. */
  isShown(membership: PdfObject): boolean {
    const dict = this.#document.dict(membership);

    if (dict === null || !isName(this.#document.get(dict, 'Type'), 'OCMD')) {
      return !(membership instanceof PdfRef && this.#hidden.has(membership.number));
    }

    const expression = this.#document.array(dict.get('VE'));

    return expression === null ? this.#fitsPolicy(dict) : this.#holds(expression, 0);
  }

  /** Visibility policy (table 97). */
  #fitsPolicy(dict: PdfDict): boolean {
    const given = dict.get('OCGs');
    const single = this.#document.dict(given);
    const groups = single === null ? refsOf(this.#document, given) : [given];
    const policy = this.#document.get(dict, 'P');

    if (groups.length === 0) {
      return true;
    }

    if (isName(policy, 'AllOn')) {
      return groups.every((group) => this.isShown(group));
    }

    if (isName(policy, 'AllOff')) {
      return !groups.some((group) => this.isShown(group));
    }

    return isName(policy, 'AnyOff')
      ? !groups.every((group) => this.isShown(group))
      : groups.some((group) => this.isShown(group));
  }

  /** Visibility expression (8.11.2.2). */
  #holds([operator = null, ...operands]: readonly PdfObject[], depth: number): boolean {
    if (depth > deepestExpression) {
      return true;
    }

    const states = operands.map((operand) => {
      const nested = this.#document.array(operand);

      return nested === null ? this.isShown(operand) : this.#holds(nested, depth + 1);
    });

    if (isName(operator, 'Not')) {
      return !states[0];
    }

    return isName(operator, 'Or') ? states.some(Boolean) : states.every(Boolean);
  }
}

function hiddenGroups(
  document: PdfDocument,
  groups: readonly PdfRef[],
  configuration: PdfDict,
): ReadonlySet<number> {
  const isOff = isName(document.get(configuration, 'BaseState'), 'OFF');
  const hidden = new Set(isOff ? groups.map(({ number }) => number) : []);

  for (const { number } of refsOf(document, configuration.get('ON'))) {
    hidden.delete(number);
  }

  for (const { number } of refsOf(document, configuration.get('OFF'))) {
    hidden.add(number);
  }

  for (const [number, isShown] of viewStates(document, configuration)) {
    if (isShown) {
      hidden.delete(number);
    } else {
      hidden.add(number);
    }
  }

  // Groups of another intent, such as design, do not hide anything from a reader (8.11.2.3).
  return new Set([...hidden].filter((number) => isForView(document, document.dict(new PdfRef(number)))));
}

/** States that usage application dictionaries set for viewing (8.11.4.4). */
function viewStates(document: PdfDocument, configuration: PdfDict): [number, boolean][] {
  return (document.array(configuration.get('AS')) ?? []).flatMap((entry) => {
    const usage = document.dict(entry);
    const categories = usage === null ? null : document.array(usage.get('Category'));

    if (
      usage === null ||
      !isName(document.get(usage, 'Event'), 'View') ||
      !categories?.some((category) => isName(document.resolve(category), 'View'))
    ) {
      return [];
    }

    return refsOf(document, usage.get('OCGs')).flatMap((group): [number, boolean][] => {
      const own = document.dict(document.dict(group)?.get('Usage') ?? null);
      const state = document.dict(own?.get('View') ?? null)?.get('ViewState') ?? null;

      return isName(state, 'ON') || isName(state, 'OFF') ? [[group.number, isName(state, 'ON')]] : [];
    });
  });
}

function isForView(document: PdfDocument, group: PdfDict | null): boolean {
  const intent = group === null ? null : document.get(group, 'Intent');
  const intents = Array.isArray(intent) ? intent.map((each) => document.resolve(each)) : [intent];

  return intents.some((each) => each === null || isName(each, 'View') || isName(each, 'All'));
}

function refsOf(document: PdfDocument, list: PdfObject): PdfRef[] {
  return (document.array(list) ?? []).filter((entry) => entry instanceof PdfRef);
}
