/** The folders of an archive, each before those whose entries name entries of it. */
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

/** Folder of the pictures, which are named by what is in them. */
export const PICTURES = 'pictures'

/** The file by which an archive is known. */
export const MANIFEST = 'mozhan.json'
export const FORMAT = 'mozhan-archive'
export const VERSION = 1

/** The kind of entry that a path in an archive holds; undefined for everything else. */
export function kindOfPath(path: string): EntryKind | undefined {
  const folder = path.split('/', 1)[0]
  return path.endsWith('.md') ? ENTRY_KINDS.find((kind) => FOLDERS[kind] === folder) : undefined
}
