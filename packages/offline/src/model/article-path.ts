/**
 * Pages that are kept once they are read. `/article/:id/own` is one person's, and none of them. Every page loads this:
 * the definition of the route would weigh more, so a test compares the two.
 */
export const ARTICLE = /^\/article\/[1-9]\d{0,18}$/

/** Whether a path is the public page of one article. */
export function isArticlePath(pathname: string): boolean {
  return ARTICLE.test(pathname)
}
