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
 * What kind of article it is and where it comes from; what is absent stays as it was kept. Only what is one's own has no
 * source.
 * @throws DomainError for a kind that the dictionary does not have, and for a missing source
 */
export async function checkOrigin(
  db: Database,
  draft: { readonly kind?: string | undefined; readonly source?: string | undefined },
  kept: Origin,
): Promise<Origin> {
  const kind = draft.kind?.trim() || kept.kind
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
  // One that was allowed when the article was written may stay.
  if (item === undefined && kind !== kept.kind) throw new DomainError('refused', copy.unknownKind)
  const source = toOptionalText(draft.source ?? kept.source)
  if (source === null) throw new DomainError('refused', copy.missingSource)
  return { kind, source }
}
