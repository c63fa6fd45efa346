export { copy as commentCopy } from './copy.ts'
export type {
  CommentAuthor,
  CommentOrder,
  CommentRow,
  CommentTopic,
  Subject,
} from './model/comment-thread.ts'
export { commentAnchor } from './routes.ts'
