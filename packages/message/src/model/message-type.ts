import { MESSAGE_TYPE } from '@mozhan/api-client/contract'

export type MessageKind = keyof typeof MESSAGE_TYPE

/** Kinds in the order of the page. */
export const KINDS = ['comment', 'reply', 'thumhup', 'collect', 'letter', 'system'] as const

/** A list of the message centre: one kind, or comments, replies and mentions together. */
export type MessageList = MessageKind | 'discussion'

/** Lists in the order of the navigation. */
export const LISTS = ['discussion', 'thumhup', 'collect', 'letter', 'system'] as const
/** The list of comments, replies and mentions, and its filters. */
export const DISCUSSION_FILTERS = ['discussion', 'comment', 'reply'] as const

/** The types that a list contains. */
export function typesOf(list: MessageList): (typeof MESSAGE_TYPE)[MessageKind][] {
  return list === 'discussion' ? [MESSAGE_TYPE.comment, MESSAGE_TYPE.reply] : [MESSAGE_TYPE[list]]
}

/** Whether a list is `discussion` or a filter of it. */
export function isDiscussion(list: string): boolean {
  return DISCUSSION_FILTERS.some((filter) => filter === list)
}

/** The list of an address. Comments are shown with replies and mentions, unless they are asked for by name. */
export function messageListOf(description: string | undefined): MessageList {
  const kind = messageKindOf(description)
  return kind === 'comment' && description?.trim() !== 'comment' ? 'discussion' : kind
}

/** Names of a type in addresses and in older links. */
const DESCRIPTIONS: Readonly<Record<string, MessageKind>> = {
  collect: 'collect',
  thumhup: 'thumhup',
  like: 'thumhup',
  comment: 'comment',
  reply: 'reply',
  mention: 'reply',
  letter: 'letter',
  system: 'system',
}

/** The kind for a name or a code; comments for any other value. */
export function messageKindOf(description: string | undefined): MessageKind {
  const text = description?.trim() ?? ''
  const code = /^\d$/.test(text) ? Number(text) : undefined
  const known = KINDS.find((kind) => MESSAGE_TYPE[kind] === code)
  return known ?? (Object.hasOwn(DESCRIPTIONS, text) ? DESCRIPTIONS[text] : undefined) ?? 'comment'
}
