import { copy } from '../copy.ts'
import { routes } from '../routes.ts'

export type NavKey = 'home' | 'gpt' | 'resources' | 'questions' | 'history'

export interface NavEntry {
  key: NavKey
  label: string
  href: string
}

/** The four entries of the header, in order. */
export const navEntries: readonly NavEntry[] = [
  { key: 'home', label: copy.nav.home, href: routes.home },
  { key: 'gpt', label: copy.nav.gpt, href: routes.gpt },
  { key: 'resources', label: copy.nav.resources, href: routes.resources },
  { key: 'history', label: copy.nav.history, href: routes.siteHistory },
]

/** The entries of the drawer of small screens, which has room for the questions too. */
export const drawerEntries: readonly NavEntry[] = [
  ...navEntries,
  { key: 'questions', label: copy.nav.questions, href: routes.questions },
]

const BY_SEGMENT = new Map<string, NavKey>([
  ['', 'home'],
  ['gpt', 'gpt'],
  ['resource', 'resources'],
  ['question', 'questions'],
  ['history', 'history'],
])

/**
 * The entry that a path belongs to, by its first segment. Articles belong to the home page wherever they appear, as
 * do the channels (`/:id`).
 */
export function activeEntry(pathname: string): NavKey | undefined {
  if (pathname.includes('/article')) return 'home'
  const [, first = ''] = pathname.split('/')
  return /^\d+$/.test(first) ? 'home' : BY_SEGMENT.get(first)
}
