export { copy as questionCopy } from './copy.ts'
export { type QuestionDetail, toQuestionDetail } from './model/question-detail.ts'
export { type QuestionRow, toQuestionRow } from './model/question-row.ts'
export {
  ANSWERS_ANCHOR,
  answerAnchor,
  type QuestionListKey,
  questionsHref,
  toListKey,
} from './routes.ts'
