import type * as z from 'zod/mini'
import type { RateLimitName } from './rate-limits.ts'

/** A zod schema; those of params and query are objects. */
export type Schema<Output = unknown, Input = unknown> = z.core.$ZodType<Output, Input>

/** HTTP method of an endpoint. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD'
/** Path of an endpoint: starts with a slash; `:name` is a parameter. */
export type Path = `/${string}`

/** Definition of one call. Client, server routes, mocks and documents are derived from it. */
export interface Endpoint {
  /** HTTP method of the request. */
  readonly method: Method
  /** Service path with `:name` parameters, without the browser's base path. */
  readonly path: Path
  /** Alternative paths of the same call; the client always uses `path`. */
  readonly aliases?: readonly Path[]
  /** `session`: requires a bearer token. Paths with `/api/` after the service are public. */
  readonly access: 'public' | 'session'
  /**
   * Rate limit of the call. `none`: it only reads, or is limited in another way. Optional only for a GET that reads.
   */
  readonly limit?: RateLimitName | 'none'
  /** One line for the documents, in Chinese. */
  readonly summary: string
  /** Further information for callers, such as possible refusals. In Chinese. */
  readonly description?: string
  /** Schema of the path parameters: an object with one field for each `:name`. */
  readonly params?: Schema
  /** Schema of the query: a flat object. */
  readonly query?: Schema
  /** Schema of the body. */
  readonly body?: Schema
  /** Encoding of `body`. @default 'json' */
  readonly bodyType?: 'json' | 'form' | 'multipart' | 'stream'
  /** Maximum size of the body in bytes, without a file. @default MAX_BODY_BYTES */
  readonly bodyLimit?: number
  /** Maximum size of a file in a `multipart` body, in bytes. */
  readonly fileLimit?: number
  /** Marks a GET or a public POST that changes data, so that it is never retried. */
  readonly changesState?: boolean
  /** Whether the call is authenticated by the client's Basic header instead of a bearer token. */
  readonly clientAuth?: boolean
  /**
   * Form of the answer. `events`: server-sent events; `data` is the schema of one event. `raw`: the HTTP response itself (files,
   * tus). @default 'envelope'
   */
  readonly answer?: 'envelope' | 'events' | 'raw'
  /** Schema of `data` in the envelope, or of one event of a stream. */
  readonly data: Schema
}

/** Groups of endpoints by domain. */
export type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/**
 * Defines a call. Client, server route, mock and documents are derived from it. A path parameter without a schema is a type
 * error.
 * @param endpoint method, path, access, summary and schemas
 * @returns the same value, with its exact type
 * @example
 * ```ts
 * import { articleSchema, defineEndpoint, idInputSchema } from '@mozhan/api-client/contract'
 * import * as z from 'zod/mini'
 *
 * const getArticle = defineEndpoint({
 *   method: 'GET',
 *   path: '/article/api/article/:id',
 *   access: 'public',
 *   summary: '文章详情',
 *   params: z.object({ id: idInputSchema }),
 *   data: articleSchema,
 * })
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(endpoint: E & ParamsOf<E['path']>): E {
  return endpoint
}

/** Input of a caller: the parts of the endpoint before parsing. */
export type InputOf<E extends Endpoint> = Flatten<
  Part<'params', SchemaInput<E['params']>> &
    Part<'query', SchemaInput<E['query']>> &
    Part<
      'body',
      E['bodyType'] extends 'stream' ? NonNullable<RequestInit['body']> : SchemaInput<E['body']>
    >
>

/** Input of a handler: the parts after parsing. */
export type ParsedInputOf<E extends Endpoint> = Flatten<
  Part<'params', SchemaOutput<E['params']>> &
    Part<'query', SchemaOutput<E['query']>> &
    Part<'body', SchemaOutput<E['body']>>
>

/** `data` after parsing, for callers. */
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** `data` before parsing, for handlers and mocks. */
export type AnswerOf<E extends Endpoint> = z.input<E['data']>

/** Result of the client's method. */
export type ResultOf<E extends Endpoint> = E extends { readonly answer: 'raw' }
  ? Response
  : E extends { readonly answer: 'events' }
    ? AsyncIterable<DataOf<E>>
    : DataOf<E>

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsOf<P extends string> = [PathNames<P>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Schema<Record<PathNames<P>, string | number>> }

type SchemaInput<S> = S extends Schema ? z.input<S> : never
type SchemaOutput<S> = S extends Schema ? z.output<S> : never

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

type Flatten<T> = unknown extends T ? Record<string, never> : { [K in keyof T]: T[K] }
