import { callApi, listArticles } from '@mozhan/test-site/api'

const SAMPLES = 20

/** Finds the newest article without a diagram, because diagrams load additional scripts. */
export async function findArticleId(apiUrl) {
  for (const { id } of await listArticles(apiUrl, SAMPLES)) {
    const { mdContent } = await callApi(apiUrl, `/article/api/article/${id}`)
    if (!mdContent.includes('```mermaid')) return id
  }
  throw new Error(`None of the ${SAMPLES} newest articles is without a diagram.`)
}

/** Finds a public question. */
export async function findQuestionId(apiUrl) {
  const body = { current: 1, size: 1 }
  const { records } = await callApi(apiUrl, '/question/api/question/new', body)
  return records[0].id
}
