import type { BusinessType, PlanProduct } from '@octavo/contract/billing';
import { describe, expect, it } from 'vitest';
import { productIn, withProduct } from './product-links.ts';

const plan = (id: string, businessType: BusinessType): PlanProduct => ({
  id,
  businessType,
  billing_cycles: [],
});
const both = [plan('pro-year', 'pro'), plan('ai-pdf-year', 'ai_pdf_single')];

describe('the product of the pricing page', () => {
  it.each([
    ['', 'pro'],
    ['product=ai-pdf', 'ai_pdf_single'],
    ['product=lifetime', 'pro'],
    ['plan=ai-pdf-year', 'ai_pdf_single'],
    ['plan=pro-year&product=ai-pdf', 'pro'],
    ['plan=gone&product=ai-pdf', 'ai_pdf_single'],
  ])('of ?%s is %s', (search, product) => {
    expect(productIn(new URLSearchParams(search), both)).toBe(product);
  });

  it('is the one on sale when the named one is not', () => {
    expect(productIn(new URLSearchParams('product=ai-pdf'), both.slice(0, 1))).toBe('pro');
    expect(productIn(new URLSearchParams(), both.slice(1))).toBe('ai_pdf_single');
    expect(productIn(new URLSearchParams('product=ai-pdf'), [])).toBe('pro');
  });

  it('is switched without the plan of the other one', () => {
    const search = '?plan=pro-year&currency=EUR&next=%2Fai-pdf';

    expect(`${withProduct(search, 'ai_pdf_single')}`).toBe('currency=EUR&next=%2Fai-pdf&product=ai-pdf');
  });
});
