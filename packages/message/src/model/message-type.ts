import { MESSAGE_TYPE } from '@mozhan/api-client/contract'

export type MessageKind = keyof typeof MESSAGE_TYPE

/** Kinds in the order of the page. */
export const KINDS = ['comment', 'reply', 'thumhup', 'collect', 'letter', 'system'] as const

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
