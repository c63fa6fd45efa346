import type { z } from 'zod'
import { DomainError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WritingContext } from '../../../platform/text/writing-context.ts'
import { copy } from '../copy.ts'
import type { ImportEntryResponse } from '../entry-request.ts'
import type { Head } from '../entry-text.ts'

/** An entry that is to be kept, with the addresses of this site in it. */
export interface Incoming {
  readonly head: Head
  readonly body: string
  /** The id of the thing that already stands here under its name. */
  readonly known: string | undefined
  readonly channel: string | undefined
  readonly isPrivate: boolean
}

/** What keeps an entry. */
export type ImporterContext = WritingContext & Pick<Platform, 'clock' | 'config' | 'createId'>

export type Importer = (
  context: ImporterContext,
  userId: string,
  entry: Incoming,
) => Promise<ImportEntryResponse>

/** Reads a front matter. @throws DomainError `refused` naming the key that is wrong */
export function parseHead<Schema extends z.ZodType>(schema: Schema, head: Head): z.output<Schema> {
  const parsed = schema.safeParse(head)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DomainError('refused', copy.badEntry(`${issue?.path.join('.')}: ${issue?.message}`))
}

export function outcomeOf({ known }: Incoming): ImportEntryResponse {
  return { outcome: known === undefined ? 'created' : 'updated' }
}

export function skip(message: string): ImportEntryResponse {
  return { outcome: 'skipped', message }
}
