import {
  type ArticleDraft,
  type DraftFaults,
  LABEL_LIMIT,
  SUMMARY_LIMIT,
  TITLE_LIMIT,
} from '../../model/article-draft.ts'
import { copy } from './copy.ts'

const { faults: TEXTS } = copy

/** The sentence for what is wrong with a field, if anything. */
export function faultText(field: keyof ArticleDraft, faults: DraftFaults): string | undefined {
  const fault = faults[field]
  if (fault === undefined) return undefined
  switch (field) {
    case 'title':
      return fault === 'tooLong' ? TEXTS.title.tooLong(TITLE_LIMIT) : TEXTS.title.missing
    case 'content':
      return TEXTS.content.missing
    case 'labelIds':
      return fault === 'tooMany' ? TEXTS.labelIds.tooMany(LABEL_LIMIT) : TEXTS.labelIds.missing
    case 'summary':
      return TEXTS.summary.tooLong(SUMMARY_LIMIT)
    case 'source':
      return fault === 'tooLong' ? TEXTS.source.tooLong : TEXTS.source.missing
    default:
      return undefined
  }
}
