export { LabelQuestions, type LabelQuestionsProps } from './LabelQuestions.tsx'
export { questionListMetadata, questionMetadata } from './metadata.ts'
export {
  MyQuestions,
  type MyQuestionsProps,
  UserQuestions,
  type UserQuestionsProps,
} from './PersonQuestions.tsx'
export {
  QuestionEditPage,
  type QuestionEditPageProps,
  questionEditMetadata,
} from './QuestionEditPage.tsx'
export { QuestionListPage, type QuestionListPageProps } from './QuestionListPage.tsx'
export { QuestionPage, type QuestionPageProps } from './QuestionPage.tsx'
