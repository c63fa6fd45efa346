export { copy as questionCopy } from './copy.ts'
export { type QuestionDetail, toQuestionDetail } from './model/question-detail.ts'
export { type QuestionRow, toQuestionRow } from './model/question-row.ts'
export {
  ANSWERS_ANCHOR,
  answerAnchor,
  FIRST_TAB,
  QUESTION_TABS,
  QUESTIONS_PATH,
  type QuestionListKey,
  type QuestionTab,
  questionEditHref,
  questionHref,
  questionsHref,
} from './routes.ts'
