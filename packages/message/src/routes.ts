export { userHref } from '@mozhan/session'

/** The message centre, open at a kind of messages. */
export function messagesHref(type: number): string {
  return `/message?t=${type}`
}

export const SETTINGS_HREF = '/message?panel=settings'

/** A conversation with somebody. */
export function lettersHref(userId: string): string {
  return `/message?t=4&with=${encodeURIComponent(userId)}`
}
