/** Form field with the CSRF token of the browser that the form was rendered for. */
export const formTokenField = 'form-token';
