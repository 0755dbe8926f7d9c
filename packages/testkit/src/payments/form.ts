/** Form values, nested by names such as `items[0][price]`. */
export interface Form {
  [name: string]: string | Form;
}

export function parseForm(fields: URLSearchParams): Form {
  const form: Form = {};

  for (const [name, value] of fields) {
    const path = name.split(/\[|\]\[|\]$/).filter((part) => part !== '');
    put(form, path, value);
  }

  return form;
}

function put(form: Form, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;

    return;
  }

  const inner = form[name];
  const next: Form = typeof inner === 'object' ? inner : {};
  form[name] = next;
  put(next, rest, value);
}

/** Form at a path; an empty form when there is none. */
export function formAt(form: Form, ...path: readonly string[]): Form {
  return path.reduce<Form>((at, name) => {
    const inner = at[name];

    return typeof inner === 'object' ? inner : {};
  }, form);
}

/** Text at a path; undefined when there is none. */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
  const value = formAt(form, ...path.slice(0, -1))[path.at(-1) ?? ''];

  return typeof value === 'string' ? value : undefined;
}
