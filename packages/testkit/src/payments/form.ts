/** Form values, nested by names such as `items[0][price]`. */
export interface PostedForm {
  [name: string]: string | PostedForm;
}

export function parseForm(fields: URLSearchParams): PostedForm {
  const form: PostedForm = {};

  for (const [name, value] of fields) {
    const path = name.split(/\[|\]\[|\]$/).filter((part) => part !== '');
    put(form, path, value);
  }

  return form;
}

function put(form: PostedForm, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;

    return;
  }

  const inner = form[name];
  const next: PostedForm = typeof inner === 'object' ? inner : {};
  form[name] = next;
  put(next, rest, value);
}

/** Form at a path; an empty form when there is none. */
export function formAt(form: PostedForm, ...path: readonly string[]): PostedForm {
  return path.reduce<PostedForm>((at, name) => {
    const inner = at[name];

    return typeof inner === 'object' ? inner : {};
  }, form);
}

/** Text at a path; undefined when there is none. */
export function textAt(form: PostedForm, ...path: readonly string[]): string | undefined {
  const value = formAt(form, ...path.slice(0, -1))[path.at(-1) ?? ''];

  return typeof value === 'string' ? value : undefined;
}
