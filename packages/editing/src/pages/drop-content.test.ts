import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { expect, it } from 'vitest';
import { bytesOf } from '../committed.ts';
import { dropContent } from './drop-content.ts';

it('leaves annotations, and no content on any page', () => {
  const document = openPdf(featureDocument({ pages: 2 }), codec);
  const changes = new ObjectChanges(document);
  dropContent(changes);
  const bare = openPdf(
    bytesOf((sink) => changes.append(sink)),
    codec,
  );

  expect(bare.pages.map(({ dict }) => dict.has('Contents'))).toEqual([false, false]);
  expect(bare.pages.map(({ dict }) => dict.get('Annots'))).toEqual(
    document.pages.map(({ dict }) => dict.get('Annots')),
  );
});
