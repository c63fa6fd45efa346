import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { messagePage, userPage } from '@mozhan/routes'
import type { MessageList } from './model/message-type.ts'

export { letterHref } from '@mozhan/routes'

export function userHref(id: string): string {
  return userPage.href({ id })
}

/** The message centre with a list. */
export function messagesHref(list: MessageList): string {
  if (list === 'comment') return messagePage.href({ t: list })
  return messagePage.href({ t: MESSAGE_TYPE[list === 'discussion' ? 'comment' : list] })
}

export const SETTINGS_HREF = messagePage.href({ panel: 'settings' })
