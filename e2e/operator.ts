/** Operator named by the product with sales. */
export const operator = {
  name: 'Octavo of the tests',
  street: '1 Main Street',
  email: 'operator@example.org',
};
