import {
  type ArticleDraft,
  type DraftProblems,
  LABEL_LIMIT,
  MAX_SUMMARY_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../model/article-draft.ts'
import { copy } from './copy.ts'

const { problems: TEXTS } = copy

/** Message for the problem of a field; undefined without one. */
export function problemText(
  field: keyof ArticleDraft,
  problems: DraftProblems,
): string | undefined {
  const problem = problems[field]
  if (problem === undefined) return undefined
  switch (field) {
    case 'title':
      return problem === 'tooLong' ? TEXTS.title.tooLong(MAX_TITLE_LENGTH) : TEXTS.title.missing
    case 'content':
      return TEXTS.content.missing
    case 'labelIds':
      return problem === 'tooMany' ? TEXTS.labelIds.tooMany(LABEL_LIMIT) : TEXTS.labelIds.missing
    case 'summary':
      return TEXTS.summary.tooLong(MAX_SUMMARY_LENGTH)
    case 'source':
      return problem === 'tooLong' ? TEXTS.source.tooLong : TEXTS.source.missing
    default:
      return undefined
  }
}
