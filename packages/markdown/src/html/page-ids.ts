/**
 * Ids that pages of this product use themselves: anchors avoid them, so that a heading takes no link from its page. A test
 * reads the pages' sources and names what is missing.
 */
const PAGE_IDS = new Set([
  'answers',
  'article-body',
  'comments',
  'download',
  'export-title',
  'gpt-note',
  'main',
  'question-body',
  'resource-body',
])

/** Ids with a number in them: comments, answers and the anchors in their texts, years, diagrams; Mantine's and Next's own. */
const NUMBERED = /^(?:(?:answer|comment|diagram|year)-\d|[ac]\d{6,}-|mantine-|next-)/

/** @param id in lower case */
export function isPageId(id: string): boolean {
  return PAGE_IDS.has(id) || NUMBERED.test(id)
}
