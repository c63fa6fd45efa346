/** Folders of an archive by kind. A kind precedes the kinds that reference it. */
export const FOLDERS = {
  article: 'articles',
  column: 'columns',
  question: 'questions',
  answer: 'answers',
  resource: 'resources',
  comment: 'comments',
  draft: 'drafts',
} as const

export type EntryKind = keyof typeof FOLDERS

export const ENTRY_KINDS = Object.keys(FOLDERS) as readonly EntryKind[]

/** Folder of the pictures. Their names are hashes of their content. */
export const PICTURES = 'pictures'

/** The file that identifies an archive. */
export const MANIFEST = 'mozhan.json'
export const FORMAT = 'mozhan-archive'
export const VERSION = 1

/** The kind of entry that a path in an archive holds; undefined for everything else. */
export function kindOfPath(path: string): EntryKind | undefined {
  const folder = path.split('/', 1)[0]
  return path.endsWith('.md') ? ENTRY_KINDS.find((kind) => FOLDERS[kind] === folder) : undefined
}
