import { copy } from '../copy.ts'
import { routes } from '../routes.ts'

/** In which kinds of messages a member has something unread (docs/rules.md#message-status). */
export interface Unread {
  comment: boolean
  like: boolean
  letter: boolean
  system: boolean
}

export type UnreadKind = keyof Unread

export const NOTHING_UNREAD: Unread = { comment: false, like: false, letter: false, system: false }

/** Whether anything is unread: the dot on the message button itself (docs/rules.md#message-status). */
export function hasUnread({ comment, like, letter, system }: Unread): boolean {
  return comment || like || letter || system
}

/** An entry of a menu in the header, and of the drawer. */
export interface MenuEntry {
  label: string
  href: string
  /** Which unread messages put a dot beside it. */
  kind?: UnreadKind
  /** @default false */
  newTab?: boolean
}

/** What can be written here; articles in a new tab, so that the page being read stays (docs/rules.md#header-menus). */
export const creationEntries = [
  { label: copy.account.writeArticle, href: routes.writeArticle, newTab: true },
  { label: copy.account.askQuestion, href: routes.askQuestion },
  { label: copy.account.uploadResource, href: routes.uploadResource },
] as const satisfies readonly MenuEntry[]

/** The kinds of messages and their settings, in the order of the menu (docs/rules.md#header-menus). */
export const messageEntries: readonly MenuEntry[] = [
  { kind: 'comment', label: copy.messages.comment, href: routes.messages },
  { kind: 'like', label: copy.messages.like, href: routes.likes },
  { kind: 'letter', label: copy.messages.letter, href: routes.letters },
  { kind: 'system', label: copy.messages.system, href: routes.notices },
  { label: copy.messages.settings, href: routes.messageSettings },
]
