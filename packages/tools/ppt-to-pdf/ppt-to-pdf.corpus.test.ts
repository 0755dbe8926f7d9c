import { officeCorpusSuite } from '@octavo/testkit/office/corpus.suite';

officeCorpusSuite('ppt-to-pdf', /^office\/slides\//);
