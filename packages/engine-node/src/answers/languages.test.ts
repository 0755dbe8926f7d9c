import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestion } from '@octavo/answers/answer/answer-question';
import { verified } from '@octavo/answers/cite/verified';
import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import { openPdf } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';
import { workspaceIn } from '../workspace.ts';
import { readDocument } from './read-document.ts';

/** A sentence with its year, and a question about it, in 22 languages. */
const facts: readonly (readonly [sentence: string, question: string, year: string])[] = [
  ['The stone bridge of Ashford was built in 1721.', 'When was the stone bridge built?', '1721'],
  ['La gare de Valmont a été inaugurée en 1857.', 'Quand la gare a-t-elle été inaugurée ?', '1857'],
  ['Das Rathaus von Lindau wurde 1422 vollendet.', 'Wann wurde das Rathaus vollendet?', '1422'],
  ['La biblioteca de Almería abrió sus puertas en 1931.', '¿Cuándo abrió la biblioteca?', '1931'],
  ['Il teatro di Imola fu distrutto nel 1797.', 'Quando fu distrutto il teatro?', '1797'],
  ['O farol de Peniche foi aceso em 1790.', 'Quando foi aceso o farol?', '1790'],
  ['De molen van Edam werd in 1544 verplaatst.', 'Wanneer werd de molen verplaatst?', '1544'],
  ['Slottet i Kalmar brann ner år 1642.', 'När brann slottet ner?', '1642'],
  ['Klosteret i Ribe blev grundlagt i 1228.', 'Hvornår blev klosteret grundlagt?', '1228'],
  ['Stavkirken i Borgund ble reist i 1180.', 'Når ble stavkirken reist?', '1180'],
  ['Turun sairaala avattiin vuonna 1756.', 'Milloin sairaala avattiin?', '1756'],
  ['Szegeden a múzeumot 1899-ben alapították.', 'Mikor alapították a múzeumot?', '1899'],
  ['Muzeum w Toruniu zamknięto w roku 1939.', 'Kiedy zamknięto muzeum?', '1939'],
  ['Pivovar v Plzni byl založen roku 1842.', 'Kdy byl založen pivovar?', '1842'],
  ['Palatul din Iași a fost renovat în 1925.', 'Când a fost renovat palatul?', '1925'],
  ['İzmir limanı 1867 yılında genişletildi.', 'Liman ne zaman genişletildi?', '1867'],
  ['Обсерватория в Пулкове открыта в 1839 году.', 'Когда открыта обсерватория?', '1839'],
  ['Το πανεπιστήμιο της Πάτρας ιδρύθηκε το 1964.', 'Πότε ιδρύθηκε το πανεπιστήμιο;', '1964'],
  ['בית הספר בחיפה נוסד בשנת 1913.', 'מתי נוסד בית הספר?', '1913'],
  ['افتتح المتحف في القاهرة عام 1902.', 'متى افتتح المتحف؟', '1902'],
  ['京都の植物園は1924年に開園した。', '植物園はいつ開園しましたか', '1924'],
  ['上海天文台建于1872年。', '天文台建于哪一年？', '1872'],
];

const folder = mkdtempSync(join(tmpdir(), 'octavo-languages-'));
let read: ReadDocument;
let index: DocumentIndex;

beforeAll(async () => {
  const bytes = await pagesOf(facts.map(([sentence]) => sentence));
  const path = join(folder, 'a.pdf');
  writeFileSync(path, bytes);
  const context = { workspace: workspaceIn(folder), signal: new AbortController().signal };
  ({ read } = await readDocument(
    { name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length },
    { language: ['eng'] },
    { ...context, report: () => undefined },
  ));
  index = indexDocuments([read]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pages with six sentences each, of languages that follow one another. */
async function pagesOf(sentences: readonly string[]): Promise<Uint8Array> {
  const page = {
    rotation: 0,
    mediaBox: [0, 0, 400, 300],
    cropBox: null,
    userUnit: 1,
    contents: [],
    resources: 'own',
  } as const;
  const count = Math.ceil(sentences.length / 6);
  const document = openPdf(placedDocument(Array.from({ length: count }, () => page)), codec);
  const editor = PdfEditor.open(document, { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() });

  for (const [index, sentence] of sentences.entries()) {
    const at = { x: 30, y: 40 + (index % 6) * 40 };
    await editor.page(Math.floor(index / 6)).drawText(sentence, { at, size: 12, artifact: null });
  }

  return bytesFrom((sink) => editor.commit({ mode: 'rewrite' }, sink));
}

it.each(facts)('finds in a document of 22 languages: %s', (sentence, question, year) => {
  const answer = answerQuestion(index, question);
  const [citation] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : answer.nearest;

  expect(citation?.quote).toContain(year);
  expect(citation !== undefined && verified(read, citation)).toBe(true);
  expect(citation?.page).toBe(Math.floor(facts.findIndex(([each]) => each === sentence) / 6) + 1);
});
