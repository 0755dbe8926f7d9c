import { redactionPatterns } from '@octavo/contract/edits/redactions';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useId, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import {
  type AreaRedaction,
  isAreaRedaction,
  isExcepted,
  isTextRedaction,
  type TextRedaction,
} from './redaction-edits.ts';
import { type PlacedHit, useHits } from './use-hits.ts';
import { useRedactions } from './use-redactions.ts';

/** Texts and patterns to remove, all places that are marked, and what else the result loses. */
export function RedactionPanel() {
  const words = editorWords(useLocale()).redact;
  const { document, state } = useEditor();
  const { operations } = state.history;
  const texts = operations.filter(isTextRedaction);
  const areas = operations.filter(isAreaRedaction);

  return (
    <>
      <div className="ed-head">
        <h2>{words.title}</h2>
        {texts.length + areas.length > 0 && <p className="ed-hint">{words.pending}</p>}
      </div>
      <div className="ed-section">
        <p className="ed-hint">{words.hint}</p>
        <TextToRemove />
        <Patterns texts={texts} />
        {texts.length > 0 && <p className="ed-hint">{words.scans}</p>}
      </div>
      <Places texts={texts} areas={areas} />
      <div className="ed-section">
        <p className="ed-hint">{words.elsewhere}</p>
        {document.description.signature !== 'none' && <p className="ed-hint">{words.signed}</p>}
      </div>
    </>
  );
}

function TextToRemove() {
  const words = editorWords(useLocale()).redact;
  const { markText } = useRedactions();
  const [text, setText] = useState('');
  const id = useId();

  return (
    <form
      className="ed-field"
      onSubmit={(event) => {
        event.preventDefault();

        if (text.trim() !== '') {
          markText(text.trim());
          setText('');
        }
      }}
    >
      <label htmlFor={id}>{words.words}</label>
      <span className="ed-add">
        <span className="ed-input">
          <input
            id={id}
            type="text"
            maxLength={500}
            placeholder={words.placeholder}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </span>
        <button type="submit" className="ed-button">
          {words.mark}
        </button>
      </span>
    </form>
  );
}

function Patterns({ texts }: { readonly texts: readonly TextRedaction[] }) {
  const words = editorWords(useLocale()).redact;
  const { togglePattern } = useRedactions();
  const { hits } = useHits();

  return (
    <fieldset className="ed-field">
      <legend>{words.patterns}</legend>
      <div className="ed-patterns">
        {redactionPatterns.map((pattern) => {
          const marked = texts.find((each) => each.kind === 'redact.pattern' && each.pattern === pattern);

          return (
            <button
              key={pattern}
              type="button"
              aria-pressed={marked !== undefined}
              onClick={() => togglePattern(pattern)}
            >
              {words.patternNames[pattern]}
              {marked !== undefined && (
                <b>{hits.filter(({ operation }) => operation === marked.id).length}</b>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface PlacesProps {
  readonly texts: readonly TextRedaction[];
  readonly areas: readonly AreaRedaction[];
}

/** All marked places in the order of the pages; hits can be taken out one by one. */
function Places({ texts, areas }: PlacesProps) {
  const locale = useLocale();
  const words = editorWords(locale).redact;
  const { hits, isSearching } = useHits();
  const { except, remove } = useRedactions();
  const { show, numberOf } = useEditor();
  const found = texts.flatMap((operation) => {
    const own = hits.filter((hit) => hit.operation === operation.id);

    return own.map((hit) => ({ operation, hit, isChosen: !isExcepted(operation, hit.page, hit.number) }));
  });
  const unfound = isSearching
    ? []
    : texts.filter(({ id }) => !hits.some(({ operation }) => operation === id));
  const count = found.filter(({ isChosen }) => isChosen).length + areas.length;
  const areasInOrder = areas.toSorted((one, other) => numberOf(one.page) - numberOf(other.page));
  const inOrder = found.toSorted((one, other) => numberOf(one.hit.page) - numberOf(other.hit.page));

  if (texts.length + areas.length === 0) {
    return null;
  }

  return (
    <div className="ed-section">
      <p role="status">
        {isSearching
          ? words.searching
          : fill(plural(locale, count, words.chosen), { all: found.length + areas.length })}
      </p>
      <ul className="ed-hits">
        {unfound.map((operation) => (
          <li key={operation.id}>
            <span className="ed-hit-place">
              <b>{words.unfound}</b>
              {nameOf(operation, words.patternNames)}
            </span>
            <RemoveButton label={words.remove} onClick={() => remove(operation.id, '')} />
          </li>
        ))}
        {areasInOrder.map(({ id, page, areas: [area] }) => (
          <li key={id}>
            <button type="button" className="ed-hit-place" onClick={() => show(page, area)}>
              <b>{fill(words.area, { page: numberOf(page) })}</b>
            </button>
            <RemoveButton
              label={fill(words.removeArea, { page: numberOf(page) })}
              onClick={() => remove(id, page)}
            />
          </li>
        ))}
        {inOrder.map(({ operation, hit, isChosen }) => (
          <HitRow
            key={`${operation.id} ${hit.page} ${hit.number}`}
            hit={hit}
            kind={operation.kind === 'redact.text' ? words.text : words.patternNames[operation.pattern]}
            isChosen={isChosen}
            onToggle={() => except(operation.id, hit.page, hit.number)}
          />
        ))}
      </ul>
    </div>
  );
}

interface HitRowProps {
  readonly hit: PlacedHit;
  readonly kind: string;
  readonly isChosen: boolean;
  onToggle(): void;
}

function HitRow({ hit, kind, isChosen, onToggle }: HitRowProps) {
  const words = editorWords(useLocale()).redact;
  const { show, numberOf } = useEditor();
  const place = fill(words.place, { page: numberOf(hit.page), kind });

  return (
    <li>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={fill(words.removeHit, { place, text: hit.text })}
        onChange={onToggle}
      />
      <button type="button" className="ed-hit-place" onClick={() => show(hit.page)}>
        <b>{place}</b>
        {hit.text}
      </button>
    </li>
  );
}

function RemoveButton({ label, onClick }: { readonly label: string; onClick(): void }) {
  return (
    <button type="button" className="ed-icon" aria-label={label} title={label} onClick={onClick}>
      <Icon path={editorIcons.trash} size={18} />
    </button>
  );
}

function nameOf(operation: TextRedaction, patterns: Readonly<Record<string, string>>): string {
  return operation.kind === 'redact.text' ? operation.text : (patterns[operation.pattern] ?? '');
}
