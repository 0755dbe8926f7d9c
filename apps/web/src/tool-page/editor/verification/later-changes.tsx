import type {
  LaterChange,
  LaterChangeKind,
  SignatureReport,
} from '@octavo/contract/signing/signature-report';
import { capitalized } from '@octavo/i18n/capitalized';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { signatureReportWords } from '@octavo/i18n/signature-report';
import { useLocale } from '../../../shell/use-locale.ts';
import { useBaseFields } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import { placeOfChange } from './changed-places.ts';
import { useOutline } from './use-outline.ts';

/** Changes of later revisions: one line when all of it is allowed, else a list that leads to the places. */
export function LaterChanges({ laterChanges, coversWholeFile, verdict }: SignatureReport) {
  const locale = useLocale();
  const words = signatureReportWords(locale).changes;

  if (laterChanges.length === 0) {
    return coversWholeFile && verdict !== 'broken' ? <p className="ed-hint">{words.none}</p> : null;
  }

  if (laterChanges.every(({ allowed }) => allowed)) {
    const counts = [...countsByKind(laterChanges)].map(([kind, count]) =>
      plural(locale, count, words.counts[kind]),
    );

    return (
      <ul className="ed-since">
        <li>{fill(words.since, { changes: new Intl.ListFormat(locale).format(counts) })}</li>
        <li>{words.permitted}</li>
      </ul>
    );
  }

  return (
    <>
      <h4>{words.title}</h4>
      <ul className="ed-changed">
        {laterChanges.map((change) => (
          <Change key={JSON.stringify(change)} change={change} />
        ))}
      </ul>
    </>
  );
}

function Change({ change }: { readonly change: LaterChange }) {
  const locale = useLocale();
  const words = signatureReportWords(locale).changes;
  const { document, contents } = useEditor();
  const fields = useBaseFields(contents);
  const outline = useOutline();
  const { kind, page, name, allowed } = change;
  const text = words.names[kind];
  const place = placeOfChange(change, fields, document.description);

  return (
    <li>
      <span className="ed-grow">
        <b>{page === null ? capitalized(locale, text) : fill(words.onPage, { page, change: text })}</b>
        {name !== null && <small>{name}</small>}
        <small data-allowed={allowed}>{allowed ? words.allowed : words.forbidden}</small>
      </span>
      {place !== null && (
        <button type="button" className="ed-button" onClick={() => outline(place)}>
          {words.show}
        </button>
      )}
    </li>
  );
}

function countsByKind(changes: readonly LaterChange[]): ReadonlyMap<LaterChangeKind, number> {
  const counts = new Map<LaterChangeKind, number>();

  for (const { kind } of changes) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  return counts;
}
