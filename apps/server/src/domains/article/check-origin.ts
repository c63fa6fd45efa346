import { DICTIONARY_CODE } from '@mozhan/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { dictionaryItems } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { toOptionalText } from '../../platform/text/to-optional-text.ts'
import { dictionaryItemShown } from '../dictionary/index.ts'
import { copy } from './copy.ts'

interface Origin {
  readonly kind: string
  readonly source: string | null
}

const ORIGINAL = 'original'

/**
 * Kind and source of an article; absent fields keep their current values. Only original articles have no source.
 * @throws DomainError for a kind that is not in the dictionary, and for a missing source
 */
export async function checkOrigin(
  db: Database,
  draft: { readonly kind?: string | undefined; readonly source?: string | undefined },
  current: Origin,
): Promise<Origin> {
  const kind = draft.kind?.trim() || current.kind
  if (kind === ORIGINAL) return { kind, source: null }
  const [item] = await db
    .select({ id: dictionaryItems.id })
    .from(dictionaryItems)
    .where(
      and(
        eq(dictionaryItems.code, DICTIONARY_CODE.articleType),
        eq(dictionaryItems.value, kind),
        dictionaryItemShown(),
      ),
    )
    .limit(1)
  // A kind that was allowed earlier may stay.
  if (item === undefined && kind !== current.kind)
    throw new DomainError('refused', copy.unknownKind)
  const source = toOptionalText(draft.source ?? current.source)
  if (source === null) throw new DomainError('refused', copy.missingSource)
  return { kind, source }
}
