/** Field of a form that holds the token of the browser it was written for. */
export const formTokenField = 'form-token';
