import { messagePage, userPage } from '@mozhan/routes'

export { letterHref } from '@mozhan/routes'

export function userHref(id: string): string {
  return userPage.href({ id })
}

/** The message centre with one kind of messages. */
export function messagesHref(type: number): string {
  return messagePage.href({ t: type })
}

export const SETTINGS_HREF = messagePage.href({ panel: 'settings' })
