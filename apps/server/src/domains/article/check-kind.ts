import { DICTIONARY_CODE } from '@mozhan/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { dictionaryItems } from '../../db/schema/index.ts'
import { DomainError } from '../../http/errors.ts'
import { copy } from './copy.ts'

const ORIGINAL = 'original'

/** @throws DomainError for a kind that the dictionary does not have, and for one that names no source but needs one */
export async function checkKind(
  db: Database,
  { kind = ORIGINAL, source }: { kind?: string | undefined; source?: string | undefined },
): Promise<void> {
  if (kind === ORIGINAL) return
  const [known] = await db
    .select({ id: dictionaryItems.id })
    .from(dictionaryItems)
    .where(
      and(eq(dictionaryItems.code, DICTIONARY_CODE.articleType), eq(dictionaryItems.value, kind)),
    )
  if (known === undefined) throw new DomainError('refused', copy.unknownKind)
  if (!source?.trim()) throw new DomainError('refused', copy.missingSource)
}
