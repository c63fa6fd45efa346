/**
 * Ids that the pages of this product use. Heading ids avoid them, so that links of the page keep their target. A test
 * reads the sources of the pages and reports missing ids.
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

/** Ids with a number: comments, answers and headings in their texts, years, diagrams; Mantine's and Next's own. */
const NUMBERED = /^(?:(?:answer|comment|diagram|year)-\d|[ac]\d{6,}-|mantine-|next-)/

/** @param id in lower case */
export function isPageId(id: string): boolean {
  return PAGE_IDS.has(id) || NUMBERED.test(id)
}
