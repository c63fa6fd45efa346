import { ARTICLE_STATUS, type Article } from '@mozhan/api-client/contract'

/** Whether an article has a public page. Private and unapproved articles have only the author’s view. */
export function isReadByAll({ status, ispublic }: Pick<Article, 'status' | 'ispublic'>): boolean {
  return status === ARTICLE_STATUS.approved && ispublic !== 0
}
