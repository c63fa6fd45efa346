import { articleEditor, articleList, articleListPage, channelPage, homePage } from '@mozhan/routes'

/** Anchor of the comments below an article. */
export const COMMENTS_ANCHOR = 'comments'

/** The way to an unfinished text. */
export function draftHref(draft: string): string {
  return articleEditor.href({ draft })
}

/** A channel; without an id it is the home page itself. */
export function channelHref(id?: string): string {
  return id === undefined ? homePage.path : channelPage.href({ id })
}

/** A page of all articles; the first one is the list itself. */
export function articlesPageHref(page: number): string {
  return page <= 1 ? articleList.path : articleListPage.href({ page })
}
