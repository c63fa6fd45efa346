export { CommentSection } from './CommentSection.tsx'
