import { countText } from '@mozhan/editor'
import {
  type ArticleDraft,
  countCharacters,
  type DraftProblem,
  findProblems,
  ORIGINAL,
} from './article-draft.ts'

/** One thing that an article has before it is published. */
export interface Check {
  id: 'title' | 'content' | 'labelIds' | 'source' | 'pictures' | 'summary'
  /** Why it is not ready; undefined if it is. */
  problem: DraftProblem | undefined
  /** May stay as it is. */
  isOptional: boolean
  /** Length of the title or text, number of labels or of pictures without a description. */
  count: number
}

/** What an article has and lacks, in the order of the form. @param currentTitle see `findProblems` */
export function toChecklist(draft: ArticleDraft, currentTitle = ''): Check[] {
  const problems = findProblems(draft, currentTitle)
  const required = (id: keyof typeof problems & Check['id'], count: number): Check => ({
    id,
    problem: problems[id],
    isOptional: false,
    count,
  })
  const pictures = countUndescribed(draft.content)
  const last: Check =
    pictures > 0 && !problems.summary
      ? { id: 'pictures', problem: 'missing', isOptional: true, count: pictures }
      : {
          id: 'summary',
          problem: problems.summary ?? (draft.summary.trim() ? undefined : 'missing'),
          isOptional: !problems.summary,
          count: countCharacters(draft.summary),
        }
  return [
    required('title', countCharacters(draft.title.trim())),
    required('content', countText(draft.content).characters),
    required('labelIds', draft.labelIds.length),
    ...(draft.kind === ORIGINAL ? [] : [required('source', draft.source.length)]),
    last,
  ]
}

/** The first thing that prevents publishing. */
export function findFirstMissing(checks: readonly Check[]): Check | undefined {
  return checks.find(({ problem, isOptional }) => problem !== undefined && !isOptional)
}

/** Alternative texts that describe nothing: none, or the name that an upload gets. */
const UNDESCRIBED = /!\[(?:图片|image|img)?\]\(/gi

function countUndescribed(markdown: string): number {
  return markdown.match(UNDESCRIBED)?.length ?? 0
}
