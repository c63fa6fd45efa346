/**
 * Pages that are cached after they were read. `/article/:id/own` is personal and not one of them. Every page loads this
 * module, and the definition of the route would be larger; a test compares the two.
 */
export const ARTICLE = /^\/article\/[1-9]\d{0,18}$/

/** Whether a path is the public page of one article. */
export function isArticlePath(pathname: string): boolean {
  return ARTICLE.test(pathname)
}
