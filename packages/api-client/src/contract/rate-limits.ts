/** How many calls of one kind are answered within a window of time. */
export interface RateLimit {
  /** Length of the window, in seconds. */
  readonly seconds: number
  /** Calls of one signed-in person, from all addresses together. Absent: the calls are made without a session. */
  readonly person?: number
  /** Calls from one address, of all users together. The addresses of a /64 of IPv6 are one. */
  readonly address: number
  /** Calls from one address that come without a session. @default `address` */
  readonly visitor?: number
  /** Each instance counts for itself, unless Redis counts: for calls so cheap that a shared counter would cost more. */
  readonly isLocal?: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * What each kind of call may do. Per person: more than a fast human needs. Per address: an office of 200 people. Operators
 * scale all of it with RATE_LIMITS.
 */
export const RATE_LIMITS = {
  /** Articles, questions, resources and columns: made, changed, removed. */
  write: { seconds: 5 * MINUTE, person: 120, address: 1200 },
  /** Comments, answers and replies. */
  comment: { seconds: 5 * MINUTE, person: 60, address: 600 },
  letter: { seconds: MINUTE, person: 20, address: 200 },
  search: { seconds: MINUTE, person: 120, address: 1200, isLocal: true },
  /** Suggestions while a text is typed. */
  suggest: { seconds: MINUTE, person: 300, address: 3000, isLocal: true },
  /** Summaries, parts of the sitemap, pictures drawn for sharing. */
  compute: { seconds: MINUTE, person: 60, address: 600, isLocal: true },
  /** Abstracts that the assistant writes; from then on rules make them. */
  abstract: { seconds: 10 * MINUTE, person: 20, address: 200 },
  export: { seconds: HOUR, person: 20, address: 200 },
  /** Pictures, and the removal of files. */
  upload: { seconds: 10 * MINUTE, person: 200, address: 2000 },
  /** Files of resources, begun. */
  uploadFile: { seconds: 10 * MINUTE, person: 60, address: 600 },
  /** Parts of a file that was begun. */
  uploadPart: { seconds: 10 * MINUTE, person: 3000, address: 12_000, isLocal: true },
  /** Texts that are saved by themselves, conversations among them. */
  draft: { seconds: MINUTE, person: 120, address: 1200, isLocal: true },
  /** Likes, collections, views, history, messages read. */
  react: { seconds: MINUTE, person: 240, address: 2400, isLocal: true },
  /** The own record and password, which tell what others have taken. */
  profile: { seconds: 10 * MINUTE, person: 30, address: 300 },
  /** Questions to the assistant. */
  chat: { seconds: 10 * MINUTE, person: 60, address: 300, visitor: 60 },
  /** Attempts to sign in; failures are counted apart, and far more strictly. */
  signIn: { seconds: 10 * MINUTE, address: 600, isLocal: true },
  register: { seconds: HOUR, address: 100 },
  /** Tokens exchanged and given back. */
  refresh: { seconds: MINUTE, address: 600, isLocal: true },
} as const satisfies Readonly<Record<string, RateLimit>>

/** Name of a row of `RATE_LIMITS`. */
export type RateLimitName = keyof typeof RATE_LIMITS
