import { createHash } from 'node:crypto'
import { isPictureAddress } from '@mozhan/markdown/picture-address'
import { and, eq } from 'drizzle-orm'
import { files } from '../../platform/db/schema/index.ts'
import { storeFile } from '../../platform/files/store-file.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ImportFile } from '../article/index.ts'
import { getAuthorIdOrThrow, replaceLinks } from '../article/index.ts'
import { copy } from './copy.ts'
import type { ImportEntryRequest, ImportEntryResponse } from './entry-request.ts'
import { type Entry, readEntry } from './entry-text.ts'
import { importAnswer } from './importers/answer.ts'
import { importArticle } from './importers/article.ts'
import { importColumn } from './importers/column.ts'
import { importComment } from './importers/comment.ts'
import { importDraft } from './importers/draft.ts'
import { type Importer, type ImporterContext, skip } from './importers/importer.ts'
import { importQuestion } from './importers/question.ts'
import { resolveKey } from './keys.ts'
import { type EntryKind, kindOfPath } from './kinds.ts'
import { toArchiveText } from './make-archive.ts'
import type { PictureContext } from './pictures.ts'

const IMPORTERS: Readonly<Record<EntryKind, Importer>> = {
  article: importArticle,
  column: importColumn,
  question: importQuestion,
  answer: importAnswer,
  resource: async () => skip(copy.resourceStays),
  comment: importComment,
  draft: importDraft,
}

/**
 * Imports an entry of an archive into an account. An existing entry with the same text is not changed, a different one is
 * replaced by that of the archive. No duplicates are created.
 * @throws DomainError `refused` for an unknown account and for an invalid entry
 */
export async function importEntry(
  context: ImporterContext & PictureContext,
  request: ImportEntryRequest,
): Promise<ImportEntryResponse> {
  const userId = await getAuthorIdOrThrow(context.db, request.author)
  const kind = kindOfPath(request.path)
  if (kind === undefined) throw new DomainError('refused', copy.notEntry)
  const { head, body } = parse(request.text)
  const key = toKey(kind, head.id)
  const id = kind === 'draft' ? key : await resolveKey(context.db, userId, kind, key)
  const current = await toArchiveText(context, userId, kind, id)
  if (current === request.text) return { outcome: 'unchanged' }
  const addresses = await storePictures(context, userId, request.files)
  const { cover } = head
  const imageUrl = typeof cover === 'string' ? (addresses.get(cover) ?? cover) : ''
  const shown = {
    ...head,
    cover: isPictureAddress(imageUrl, context.config) ? imageUrl : undefined,
  }
  return IMPORTERS[kind](context, userId, {
    head: shown,
    body: replaceLinks(body, addresses),
    existingId: current === undefined ? undefined : id,
    channel: request.channel,
    isPrivate: request.isPrivate ?? false,
  })
}

function parse(text: string): Entry {
  try {
    return readEntry(text)
  } catch (error) {
    throw new DomainError('refused', copy.badEntry(error instanceof Error ? error.message : ''))
  }
}

function toKey(kind: EntryKind, id: unknown): string {
  const key = typeof id === 'bigint' ? String(id) : id
  const isKey = kind === 'draft' ? /^[\w-]{1,64}$/ : /^\d{1,18}$|^[1-8]\d{18}$/
  if (typeof key === 'string' && isKey.test(key)) return key
  throw new DomainError('refused', copy.badEntry('id'))
}

/** Stores the pictures. Returns their addresses by path; pictures that the account has already uploaded are reused. */
async function storePictures(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  userId: string,
  pictures: readonly ImportFile[],
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const { path, name, base64 } of pictures) {
    const bytes = Buffer.from(base64, 'base64')
    const checksum = createHash('sha256').update(bytes).digest('hex')
    const [own] = await db
      .select({ url: files.url })
      .from(files)
      .where(and(eq(files.userId, userId), eq(files.checksum, checksum), eq(files.kind, 'image')))
      .limit(1)
    addresses.set(path, own?.url ?? (await storeFile(storage, 'import', name, bytes)))
  }
  return addresses
}
