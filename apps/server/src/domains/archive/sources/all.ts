import type { EntryKind } from '../kinds.ts'
import { answerSource } from './answer.ts'
import { articleSource } from './article.ts'
import { columnSource } from './column.ts'
import { commentSource } from './comment.ts'
import { draftSource } from './draft.ts'
import { questionSource } from './question.ts'
import { resourceSource } from './resource.ts'
import type { Source } from './source.ts'

export const SOURCES: Readonly<Record<EntryKind, Source>> = {
  article: articleSource,
  column: columnSource,
  question: questionSource,
  answer: answerSource,
  resource: resourceSource,
  comment: commentSource,
  draft: draftSource,
}
