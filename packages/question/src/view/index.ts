export { QuestionItem, type QuestionItemProps } from './QuestionItem.tsx'
export { QuestionList, type QuestionListProps } from './QuestionList.tsx'
