import type { Endpoint, InputOf, ResultOf } from './contract/endpoint.ts'
import type { RetryBudget } from './retry-budget.ts'

/** Options of a client. */
export interface ClientOptions {
  /**
   * Prefix of every path. In a browser a base path or an origin, `/api` by default; elsewhere an absolute address is required.
   */
  baseUrl?: string
  /** Returns the access token; called before each call. Without a token no header is sent. */
  getToken?: () => MaybePromise<string | null | undefined>
  /**
   * Repeats a call that needs no token without it if the server refuses the token, so that an ended session does not hide
   * public data. Default `false`: the call throws a `TokenExpiredError`.
   */
  asVisitorOnExpiry?: boolean
  /** Id and secret of the client, for the calls that issue and renew tokens. */
  clientCredentials?: { id: string; secret: string }
  /** Replaces the global `fetch`, for example in tests or for the cache of a framework. */
  fetch?: typeof globalThis.fetch
  /** Timeout of one attempt in milliseconds. Default 10 000; none for uploads and streams. */
  timeout?: number
  /** Headers sent with every call. */
  headers?: Readonly<Record<string, string>>
  /** Shared limit of retries; several clients can share one. Default: two retries for each call. */
  budget?: RetryBudget
}

/** Options of one call; each replaces the option of the client. */
export interface CallOptions {
  /** Aborts the call; the promise rejects with the reason of the signal. */
  signal?: AbortSignal
  /** Timeout of one attempt in milliseconds, or `false` for none. */
  timeout?: number | false
  /** Sent with this call in addition to the headers of the client. */
  headers?: Readonly<Record<string, string>>
  /** Marks this call as reading only, although its endpoint can change data, so that it is retried. */
  onlyReads?: boolean
  /** Called with the share of the body that has been sent, 0 to 1. Browsers only; ignores the option `fetch` of the client. */
  onProgress?: (share: number) => void
  /** Completes the call even if the page is closed. */
  keepalive?: boolean
}

/** Arguments of a call. The input is optional if the endpoint requires none. */
export type CallArgs<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

/** Calls any endpoint. */
export type Caller = <E extends Endpoint>(endpoint: E, ...args: CallArgs<E>) => Promise<ResultOf<E>>

type MaybePromise<T> = T | Promise<T>
