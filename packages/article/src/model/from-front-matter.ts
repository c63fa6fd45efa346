import type { FrontMatter } from '@mozhan/editor/client'
import type { LabelGroup } from '@mozhan/ui'
import { type ArticleDraft, LABEL_LIMIT } from './article-draft.ts'

/** What an article takes from the settings of a pasted file. Fields that are filled already stay as they are. */
export function fromFrontMatter(
  { title, summary, labels }: FrontMatter,
  draft: ArticleDraft,
  groups: readonly LabelGroup[],
): Partial<ArticleDraft> {
  const wanted = new Set(labels.map((name) => name.toLowerCase()))
  const labelIds = groups
    .flatMap((group) => group.labels)
    .filter(({ name }) => wanted.has(name.toLowerCase()))
    .map(({ id }) => id)
  return {
    ...(title && !draft.title.trim() ? { title } : {}),
    ...(summary && !draft.summary.trim() ? { summary } : {}),
    ...(labelIds.length > 0 && draft.labelIds.length === 0
      ? { labelIds: labelIds.slice(0, LABEL_LIMIT) }
      : {}),
  }
}

const FIELDS: Readonly<Record<string, keyof ArticleDraft>> = {
  title: 'title',
  description: 'summary',
  summary: 'summary',
  excerpt: 'summary',
  tags: 'labelIds',
  tag: 'labelIds',
  categories: 'labelIds',
  category: 'labelIds',
}

/** Whether a setting of the file became part of the article. */
export function isTaken(key: string, part: Partial<ArticleDraft>): boolean {
  const field = FIELDS[key]
  return field !== undefined && field in part
}
