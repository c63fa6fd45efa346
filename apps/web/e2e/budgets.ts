import type { RouteName } from '@mozhan/routes/site'
import type { Weight } from './weigh.ts'

/**
 * Maximum compressed size of each part of a route in kB (1000 bytes), before any interaction: the current size and a
 * margin. A bare Next page has 136 kB of script. The margin of HTML is larger, because lists contain entries of other
 * tests.
 */
export const BUDGETS: Record<Exclude<RouteName, 'error'>, Weight> = {
  index: { html: 26, script: 172, style: 19 },
  'index-id': { html: 24, script: 172, style: 19 },
  article: { html: 32, script: 179, style: 24 },
  column: { html: 13, script: 167, style: 18 },
  label: { html: 11, script: 165, style: 13 },
  'label-id': { html: 22, script: 172, style: 19 },
  question: { html: 18, script: 167, style: 19 },
  'question-id': { html: 14, script: 183, style: 23 },
  'question-edit': { html: 9, script: 206, style: 17 },
  'article-edit': { html: 12, script: 251, style: 24 },
  resource: { html: 9, script: 191, style: 16 },
  'resource-id': { html: 14, script: 181, style: 23 },
  'resource-list': { html: 15, script: 169, style: 16 },
  search: { html: 10, script: 170, style: 18 },
  user: { html: 17, script: 197, style: 21 },
  'user-id': { html: 16, script: 169, style: 18 },
  history: { html: 11, script: 165, style: 13 },
  gpt: { html: 9, script: 204, style: 23 },
  message: { html: 12, script: 198, style: 17 },
}
