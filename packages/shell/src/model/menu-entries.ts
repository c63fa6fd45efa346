import { copy } from '../copy.ts'
import { routes } from '../routes.ts'

/** Kinds of messages of which the member has unread ones (docs/rules.md#message-status). */
export interface Unread {
  comment: boolean
  like: boolean
  letter: boolean
  system: boolean
}

export type UnreadKind = keyof Unread

export const NOTHING_UNREAD: Unread = { comment: false, like: false, letter: false, system: false }

/** Whether anything is unread: the dot on the message button (docs/rules.md#message-status). */
export function hasUnread({ comment, like, letter, system }: Unread): boolean {
  return comment || like || letter || system
}

/** An entry of a header menu and of the drawer. */
export interface MenuEntry {
  label: string
  href: string
  /** The unread kind that shows a dot beside it. */
  kind?: UnreadKind
  /** @default false */
  newTab?: boolean
}

/** What can be created; articles in a new tab, so that the current page stays (docs/rules.md#header-menus). */
export const creationEntries = [
  { label: copy.account.writeArticle, href: routes.writeArticle, newTab: true },
  { label: copy.account.askQuestion, href: routes.askQuestion },
  { label: copy.account.uploadResource, href: routes.uploadResource },
] as const satisfies readonly MenuEntry[]

/** The kinds of messages and their settings, in menu order (docs/rules.md#header-menus). */
export const messageEntries: readonly MenuEntry[] = [
  { kind: 'comment', label: copy.messages.comment, href: routes.messages },
  { kind: 'like', label: copy.messages.like, href: routes.likes },
  { kind: 'letter', label: copy.messages.letter, href: routes.letters },
  { kind: 'system', label: copy.messages.system, href: routes.notices },
  { label: copy.messages.settings, href: routes.messageSettings },
]
