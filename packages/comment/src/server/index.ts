export { CommentSection, type CommentSectionProps } from './CommentSection.tsx'
