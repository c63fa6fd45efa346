import type { User } from '@mozhan/api-client/contract'

/** Public data of a user. */
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
  /** ISO date; absent when the back end does not send it. */
  joined?: string
}

/** Converts a user of the API to a profile. A missing nickname is replaced by the user name. */
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
