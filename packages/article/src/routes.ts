import { articleEditor, articleList, articleListPage, channelPage, homePage } from '@mozhan/routes'

/** Anchor of the comments of an article. */
export const COMMENTS_ANCHOR = 'comments'

/** Address of the editor with a draft. */
export function draftHref(draft: string): string {
  return articleEditor.href({ draft })
}

/** Address of a channel; the home page without an id. */
export function channelHref(id?: string): string {
  return id === undefined ? homePage.path : channelPage.href({ id })
}

/** Address of a page of all articles. Page 1 has no number in its address. */
export function articlesPageHref(page: number): string {
  return page <= 1 ? articleList.path : articleListPage.href({ page })
}
