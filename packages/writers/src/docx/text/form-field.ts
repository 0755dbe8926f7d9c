import type { ShownField } from '@octavo/layout/model';
import { xml } from '../../ooxml/xml.ts';
import { rawRun, textRun } from './run-format.ts';

const boxChecked = '☒';
const boxEmpty = '☐';

/** A form field as a fillable Word content control. */
export function formField({ name, kind, value }: ShownField, properties: string, id: number): string {
  if (kind === 'button' || kind === 'signature') {
    return value === '' ? '' : textRun(value, properties);
  }

  const title =
    name === ''
      ? ''
      : xml('w:alias', { 'w:val': name.slice(0, 64) }) + xml('w:tag', { 'w:val': name.slice(0, 64) });
  const head = title + xml('w:id', { 'w:val': id });

  if (kind === 'check' || kind === 'radio') {
    const checked = value !== '';
    const box = xml(
      'w14:checkbox',
      {},
      xml('w14:checked', { 'w14:val': checked }),
      xml('w14:checkedState', { 'w14:val': '2612', 'w14:font': 'MS Gothic' }),
      xml('w14:uncheckedState', { 'w14:val': '2610', 'w14:font': 'MS Gothic' }),
    );

    return control(head + box, textRun(checked ? boxChecked : boxEmpty, properties));
  }

  // An empty control would show Word's own placeholder text.
  const shown =
    value === ''
      ? rawRun(xml('w:t', { 'xml:space': 'preserve' }, '  '), properties)
      : textRun(value, properties);

  return control(head + xml('w:text', { 'w:multiLine': value.includes('\n') ? true : null }), shown);
}

function control(properties: string, content: string): string {
  return xml('w:sdt', {}, xml('w:sdtPr', {}, properties), xml('w:sdtContent', {}, content));
}
