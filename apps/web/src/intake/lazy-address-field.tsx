import { lazy } from 'react';

/** Address field, loaded only on pages of tools that accept addresses. */
export const AddressField = lazy(async () => ({
  default: (await import('./address-field.tsx')).AddressField,
}));
