import { QUESTION_STATUS } from '@mozhan/api-client/contract'
import { questions } from '../../../platform/db/schema/index.ts'
import { indexDocument } from '../../../platform/search/index-document.ts'
import { indexText } from '../../../platform/search/index-text.ts'
import { renderContent } from '../../../platform/text/render-content.ts'
import { ensureLabels } from '../../channel/index.ts'
import {
  addTags,
  foundQuestions,
  refreshQuestionFeed,
  replaceLabels,
} from '../../question/index.ts'
import { questionHead } from '../heads.ts'
import { storeKey } from '../keys.ts'
import { type Importer, outcomeOf, parseHead } from './importer.ts'

export const importQuestion: Importer = async (context, userId, entry) => {
  const head = parseHead(questionHead, entry.head)
  const id = entry.existingId ?? context.createId()
  const { minutes: _minutes, ...content } = await renderContent(context, entry.body, {
    owner: userId,
  })
  const indexed = await indexText(context, content, userId)
  const { solved, unsolved } = QUESTION_STATUS
  const values = {
    ...content,
    userId,
    title: head.title,
    status: head.solved ? solved : unsolved,
    createDate: head.date,
    updateDate: head.updated,
    // An open question has no accepted answer.
    ...(head.solved ? {} : { acceptedId: null }),
  }
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const channels = entry.channel ? [entry.channel] : []
    const labels = await ensureLabels(tx, context, head.tags, channels)
    await tx
      .insert(questions)
      .values({ ...values, id })
      .onConflictDoUpdate({ target: questions.id, set: values })
    await replaceLabels(tx, id, labels.ids)
    await refreshQuestionFeed(tx, id)
    await indexDocument(tx, foundQuestions, id, indexed)
    await storeKey(tx, userId, 'question', head.id, id)
    addTags(unit, id, userId)
    if (labels.hasCreated) unit.invalidate('labels')
  })
  return outcomeOf(entry)
}
