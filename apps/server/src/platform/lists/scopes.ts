/** Kinds of public lists. The numbers are stored; never reuse one. */
export const FEED_KIND = {
  article: 0,
  articleChannel: 1,
  articleLabel: 2,
  articleUser: 3,
  articleColumn: 4,
  question: 10,
  questionLabel: 12,
  questionUser: 13,
  questionWaiting: 14,
  resource: 20,
  resourceUser: 23,
} as const

export type FeedKind = (typeof FEED_KIND)[keyof typeof FEED_KIND]

/** A public list: its kind and the id of its subject (`0` if the kind has none). */
export interface FeedScope {
  readonly kind: FeedKind
  readonly scopeId: string
}

export const ALL = '0'

export function scopeKey({ kind, scopeId }: FeedScope): string {
  return `${kind}:${scopeId}`
}
