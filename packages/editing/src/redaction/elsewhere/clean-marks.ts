import { eachOperator } from '@octavo/pdf/content/content-operators';
import { ContentEdits } from '@octavo/pdf/edit/cut/content-edits';
import { operandText } from '@octavo/pdf/edit/cut/operand-text';
import { PdfDict, type PdfObject, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import type { SecretSearch } from '../secret-search.ts';

/** Content without the texts of its marks that hold a secret, such as `ActualText`; null when there are none. */
export function cleanMarks(content: Uint8Array, search: SecretSearch): Uint8Array | null {
  const edits = new ContentEdits(content);
  let from = 0;

  eachOperator(content, (operator, operands, _, end) => {
    const [tag = null, list = null] = operands;

    if ((operator === 'BDC' || operator === 'DP') && list instanceof PdfDict) {
      const kept = withoutSecrets(list, search);

      if (kept !== null) {
        edits.replace(from, end, `${operandText(tag)} ${operandText(kept)} ${operator}`);
      }
    }

    from = end;
  });

  return edits.isEmpty ? null : edits.apply();
}

function withoutSecrets(list: PdfDict, search: SecretSearch): PdfDict | null {
  const isSecret = (value: PdfObject) => value instanceof PdfString && search.isIn(decodeText(value.bytes));
  const secret = [...list.entries].filter(([, value]) => isSecret(value)).map(([key]) => key);

  if (secret.length === 0) {
    return null;
  }

  const kept = list.copy();

  for (const key of secret) {
    kept.delete(key);
  }

  return kept;
}
