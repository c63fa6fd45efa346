export { letterHref, userHref } from '@mozhan/session'

/** The message centre, open at a kind of messages. */
export function messagesHref(type: number): string {
  return `/message?t=${type}`
}

export const SETTINGS_HREF = '/message?panel=settings'
