import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { messagePage } from '@mozhan/routes'
import type { MessageList } from './message-type.ts'

/** The message centre with a list. */
export function messagesHref(list: MessageList): string {
  if (list === 'comment') return messagePage.href({ t: list })
  return messagePage.href({ t: MESSAGE_TYPE[list === 'discussion' ? 'comment' : list] })
}
