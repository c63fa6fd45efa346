import { ARTICLE_STATUS, type Article } from '@mozhan/api-client/contract'

/** Whether an article has a page for everybody; what is private, or waits, has no page but its writer's. */
export function isReadByAll({ status, ispublic }: Pick<Article, 'status' | 'ispublic'>): boolean {
  return status === ARTICLE_STATUS.approved && ispublic !== 0
}
