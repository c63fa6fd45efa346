import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { labelId } from './channels.ts'
import type { DemoArticle, DemoId } from './types.ts'
import { pickUsers, userId } from './users.ts'

const FOLDER = join(import.meta.dirname, 'articles')

const frontMatterSchema = z.strictObject({
  id: z.string().regex(/^\d{19}$/),
  author: z.string(),
  title: z.string().max(50),
  summary: z.string().max(200),
  cover: z.string().optional(),
  labels: z.array(z.string()).min(1).max(5),
  kind: z.enum(['original', 'repost', 'translation']).default('original'),
  source: z.string().optional(),
  private: z.boolean().default(false),
  deleted: z.boolean().default(false),
  views: z.int(),
  likes: z.int(),
  collects: z.int().default(0),
  daysAgo: z.number(),
  editedDaysAgo: z.number().optional(),
})

/** Splits `---` front matter from the text below it. @throws Error where a file has none */
export function splitFrontMatter(file: string, text: string): { head: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(text)
  if (match === null) throw new Error(`demo content: ${file} has no front matter`)
  return { head: parse(match[1] ?? ''), body: match[2] ?? '' }
}

/** One article of the folder; `slug` is its file name without the extension. */
export interface SluggedArticle extends DemoArticle {
  readonly slug: string
}

/** All articles, read from `articles/*.md`. */
export const articles: readonly SluggedArticle[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => toArticle(file, readFileSync(join(FOLDER, file), 'utf8')))

/** The id of an article by the name of its file. @throws Error when there is none */
export function articleId(slug: string): DemoId {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (article === undefined) throw new Error(`demo content: no article "${slug}"`)
  return article.id
}

function toArticle(file: string, text: string): SluggedArticle {
  const { head, body } = splitFrontMatter(file, text)
  const front = frontMatterSchema.parse(head)
  const author = userId(front.author)
  return {
    slug: file.slice(0, -'.md'.length),
    id: front.id,
    userId: author,
    title: front.title,
    summary: front.summary,
    imageUrl: front.cover && `/files/demo/covers/${front.cover}`,
    labelIds: front.labels.map(labelId),
    markdown: body,
    isPublic: !front.private,
    deleted: front.deleted,
    kind: front.kind,
    source: front.source,
    viewCount: front.views,
    likedBy: pickUsers(front.likes, front.id, author),
    collectedBy: pickUsers(front.collects, `${front.id}:collect`, author),
    createDate: { daysAgo: front.daysAgo },
    updateDate: { daysAgo: front.editedDaysAgo ?? front.daysAgo },
  }
}
