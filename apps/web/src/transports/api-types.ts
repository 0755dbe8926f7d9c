import type { paths } from './_gen/api.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Routes of the API that have the method, relative to its base. */
export type Route<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Lowercase<M>, object> ? Path : never;
}[keyof paths];

type ApiOperation<M extends Method, Path extends Route<M>> = paths[Path][Lowercase<M> & keyof paths[Path]];

/** Values that an address needs: parts of its path, and its query. */
export type AddressParts<M extends Method, Path extends Route<M>> =
  ApiOperation<M, Path> extends { parameters: infer Parameters }
    ? Pick<Parameters, Extract<keyof Parameters, 'path' | 'query'>>
    : never;

type BodyOf<ApiOperation> = ApiOperation extends { requestBody?: infer Sent }
  ? [Sent] extends [undefined]
    ? { readonly body?: never }
    : undefined extends Sent
      ? { readonly body?: JsonBody<Sent> }
      : { readonly body: JsonBody<Sent> }
  : never;

type JsonBody<Sent> = Sent extends { content: { 'application/json': infer Body extends object } }
  ? Body
  : never;

export type RequestOf<M extends Method, Path extends Route<M>> = AddressParts<M, Path> &
  BodyOf<ApiOperation<M, Path>>;

/** A request whose body comes from a form: any text stands where the API takes literals. */
export type FormRequestOf<M extends Method, Path extends Route<M>> = AddressParts<M, Path> &
  Unchecked<BodyOf<ApiOperation<M, Path>>>;

type Unchecked<Value> = Value extends string
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchecked<Value[Key]> }
    : Value;

/** Body of the response, parsed; undefined when it has none. */
export type AnswerOf<M extends Method, Path extends Route<M>> =
  ApiOperation<M, Path> extends { responses: infer Responses } ? JsonIn<Success<Responses>> : never;

type Success<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];

type JsonIn<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
