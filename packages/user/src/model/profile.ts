import type { User } from '@mozhan/api-client/contract'

/** What everybody may see of a user. */
export interface Profile {
  id: string
  name: string
  imageUrl?: string
  signature: string
  articles: number
  columns: number
  resources: number
  questions: number
  likes: number
  views: number
  /** ISO date; absent where the back end does not tell. */
  joined?: string
}

/** Takes from a user of the wire what his page shows; somebody without a nickname goes by his user name. */
export function toProfile(user: User): Profile {
  return {
    id: user.id,
    name: user.nickName.trim() || user.username?.trim() || '',
    imageUrl: user.imageUrl,
    signature: user.summary?.trim() ?? '',
    articles: user.articleCount,
    columns: user.columnCount,
    resources: user.resourceCount,
    questions: user.questionCount,
    likes: user.thumhup,
    views: user.viewCount,
    joined: user.createDate,
  }
}
