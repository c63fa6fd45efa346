import type { Api, Stack } from './stack.ts'

type Article = Awaited<ReturnType<Api['article']['getArticle']>> & { userId: string }

/** Finds a public article of the demonstration content that satisfies a condition. */
export async function findArticle(
  stack: Stack,
  isWanted: (article: Article) => boolean,
): Promise<Article> {
  const api = stack.apiOf()
  const { records } = await api.article.listArticles({ body: { current: 1, size: 50 } })
  for (const { id } of records) {
    const { userId = '', ...rest } = await api.article.getArticle({ params: { id } })
    const article = { ...rest, userId }
    if (isWanted(article)) return article
  }
  throw new Error('the demonstration content has no such article')
}

/** Creates an article for one test, so that its changes do not affect other tests. */
export async function writeArticle(
  stack: Stack,
  title: string,
  text = '正文。',
): Promise<{ id: string; userId: string }> {
  const model = await findArticle(stack, ({ labelIds }) => labelIds.length > 0)
  const api = stack.apiOf(model.userId)
  const body = { title, labelIds: model.labelIds, mdContent: `# ${title}\n\n${text}` }
  const id = await api.article.createArticle({ body })
  return { id: String(id), userId: model.userId }
}

/** Source of the first fenced code block of a Markdown text. */
export function firstCode(markdown: string | undefined): string | undefined {
  return /^```(?!mermaid)[^\n`]*\n([\s\S]*?)^```\s*$/m.exec(markdown ?? '')?.[1]
}
