import { expect, it } from 'vitest';
import { showsAnything } from './shows-anything.ts';

it.each([
  ['word/document.xml', '<w:body><w:p/></w:body>', false],
  ['word/document.xml', '<w:p><w:r><w:drawing>', true],
  ['word/header1.xml', '<w:p><w:r><w:drawing>', false],
  ['ppt/slides/slide2.xml', '<p:spTree><p:nvGrpSpPr/>', false],
  ['ppt/slides/slide2.xml', '<p:spTree><p:pic><p:nvPicPr/>', true],
  ['ppt/slides/slide3.xml', '<p:bg><p:bgPr><a:blipFill><a:blip r:embed="rId2"/>', true],
  ['ppt/slideLayouts/slideLayout1.xml', '<p:sp><p:nvSpPr/>', false],
])('inspects %s: %s', (name, content, expected) => {
  expect(showsAnything(new Map([[name, content]]))).toBe(expected);
});
