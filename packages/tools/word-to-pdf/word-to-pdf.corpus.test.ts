import { officeCorpusSuite } from '@octavo/testkit/office/corpus.suite';

officeCorpusSuite('word-to-pdf', /^office\/word\//);
