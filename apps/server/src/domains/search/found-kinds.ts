import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { FoundKind, FoundType } from '../../platform/search/source.ts'
import { foundArticles } from '../article/index.ts'
import { foundColumns } from '../column/index.ts'
import { foundQuestions } from '../question/index.ts'
import { foundResources } from '../resource/index.ts'

/** All indexed kinds by search type. */
export const FOUND_KINDS: Record<FoundType, FoundKind> = {
  [SEARCH_TYPE.article]: foundArticles,
  [SEARCH_TYPE.question]: foundQuestions,
  [SEARCH_TYPE.column]: foundColumns,
  [SEARCH_TYPE.resource]: foundResources,
}
