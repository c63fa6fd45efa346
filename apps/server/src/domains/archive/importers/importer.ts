import type { z } from 'zod'
import { DomainError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WritingContext } from '../../../platform/text/writing-context.ts'
import { copy } from '../copy.ts'
import type { ImportEntryResponse } from '../entry-request.ts'
import type { Head } from '../entry-text.ts'

/** An entry to import, with its addresses replaced by those of this site. */
export interface IncomingEntry {
  readonly head: Head
  readonly body: string
  /** Id of the existing entry with the same key. */
  readonly existingId: string | undefined
  readonly channel: string | undefined
  readonly isPrivate: boolean
}

/** What importers need. */
export type ImporterContext = WritingContext & Pick<Platform, 'clock' | 'config' | 'createId'>

export type Importer = (
  context: ImporterContext,
  userId: string,
  entry: IncomingEntry,
) => Promise<ImportEntryResponse>

/** Validates front matter. @throws DomainError `refused` with the invalid key */
export function parseHead<Schema extends z.ZodType>(schema: Schema, head: Head): z.output<Schema> {
  const parsed = schema.safeParse(head)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DomainError('refused', copy.badEntry(`${issue?.path.join('.')}: ${issue?.message}`))
}

export function outcomeOf({ existingId }: IncomingEntry): ImportEntryResponse {
  return { outcome: existingId === undefined ? 'created' : 'updated' }
}

export function skip(message: string): ImportEntryResponse {
  return { outcome: 'skipped', message }
}
