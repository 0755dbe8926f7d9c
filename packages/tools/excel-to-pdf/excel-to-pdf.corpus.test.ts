import { officeCorpusSuite } from '@octavo/testkit/office/corpus.suite';

officeCorpusSuite('excel-to-pdf', /^office\/excel\//);
