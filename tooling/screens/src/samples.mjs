import { callApi, listArticles } from '@mozhan/test-site/api'
import { signInDemo } from '@mozhan/test-site/demo-session'

/** The second demonstration account, which has no comments. */
const READER = { username: 'reader', password: 'reader-mozhan' }
/** Enough articles to find a long, a short and an unusual one. */
const MANY = 50

/**
 * Finds entries for all screens and states.
 * @param {string} api address of the API
 */
export async function findSamples(api) {
  const articles = await listArticles(api, MANY)
  const details = await Promise.all(
    articles.map(({ id }) => callApi(api, `/article/api/article/${id}`)),
  )
  const byLength = details.toSorted((a, b) => textLength(a) - textLength(b))
  const [channel] = await callApi(api, '/article/api/category/list')
  const [column] = await callApi(api, '/article/api/column/findTopColumn/8')
  const groups = await callApi(api, '/article/api/category/label/list')
  const page = { current: 1, size: 1 }
  const hot = await callApi(api, '/question/api/question/hot', page)
  const [question] = hot.records
  const taken = { current: 1, size: MANY, order: 'hot' }
  const { records: resources } = await callApi(api, '/article/api/resource/listREQ', taken)
  const session = await signInDemo(api)
  const me = JSON.parse(session.userInfo)
  const letters = { current: 1, size: 20 }
  const threads = await callApi(api, '/system/letter/list', letters, session.accessToken)
  const labels = groups.flatMap((group) => group.labelList)
  return {
    channel: channel.id,
    article: articles[0].id,
    longArticle: byLength.at(-1).id,
    shortArticle: byLength[0].id,
    column: column.id,
    label: articles[0].labelList?.[0]?.id ?? labels[0].id,
    emptyLabel: await findEmptyLabel(api, labels),
    user: articles[0].userId,
    question: question.id,
    resource: resources[0].id,
    ownResource: resources.find(({ userId }) => userId === me.uid)?.id,
    questionLabel: question.labelList?.[0]?.id ?? labels[0].id,
    // The first exchange of letters has the most content.
    friend: threads.records.at(-1).userId,
    session,
    otherSession: await signInDemo(api, READER),
  }
}

const textLength = ({ mdContent, htmlContent }) => (mdContent ?? htmlContent ?? '').length

async function findEmptyLabel(api, labels) {
  for (const { id } of labels) {
    const body = { current: 1, size: 1, labelId: id }
    const { records } = await callApi(api, '/article/api/article/list', body)
    if (records.length === 0) return id
  }
  return undefined
}
