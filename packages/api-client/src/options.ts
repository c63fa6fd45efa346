import type { Endpoint, InputOf, ResultOf } from './contract/endpoint.ts'
import type { RetryBudget } from './retry-budget.ts'

/** Where a client calls, as which user, and how long it waits. */
export interface ClientOptions {
  /**
   * What stands before every path: a base path in the browser (`/api` when absent), an absolute
   * origin everywhere else, where it is required.
   */
  baseUrl?: string
  /** Called before each call; returns the access token. Without a token the header is not sent. */
  getToken?: () => MaybePromise<string | null | undefined>
  /** The client's own name and secret, for the calls that issue and renew tokens. */
  clientCredentials?: { id: string; secret: string }
  /** Replaces the platform's `fetch`: tests in process, caches of a framework. */
  fetch?: typeof globalThis.fetch
  /** Milliseconds until an attempt is given up. Default 10 000; uploads and streams have none. */
  timeout?: number
  /** Headers sent with every call. */
  headers?: Readonly<Record<string, string>>
  /** What all calls may repeat together; clients may share one. Default: two repetitions for each call. */
  budget?: RetryBudget
}

/** What belongs to one call; each option replaces the client's. */
export interface CallOptions {
  /** Aborts the call; the promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds until an attempt is given up, or `false` for never. */
  timeout?: number | false
  /** Sent with this call, beside the client's headers. */
  headers?: Readonly<Record<string, string>>
  /** Says that this call changes nothing, though its endpoint may, so that it is repeated like others that read. */
  onlyReads?: boolean
  /** Called with the share of the body that has been sent, 0 to 1. Browsers only; the client's own `fetch` is not used then. */
  onProgress?: (share: number) => void
  /** Lets the call outlive the page. */
  keepalive?: boolean
}

/** Arguments of a call: the input may be left out where the endpoint requires none. */
export type CallArgs<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

/** Calls any endpoint. */
export type Caller = <E extends Endpoint>(endpoint: E, ...args: CallArgs<E>) => Promise<ResultOf<E>>

type MaybePromise<T> = T | Promise<T>
