import { callApi, listArticles } from '@mozhan/test-site/api'
import { signInDemo } from '@mozhan/test-site/demo-session'

/**
 * Prepares a load on `base`: token of the author, paths to read, and label for new articles.
 * @param {{ pages?: boolean }} [options] `pages: false` for calls only, without a site
 */
export async function prepareLoad(base, { pages = true } = {}) {
  const api = pages ? '/api' : ''
  const { accessToken: token, refreshToken } = await signInDemo(base + api)
  const [channel] = await callApi(base + api, '/article/api/category/label/list')
  const articles = await listArticles(base + api, 5)
  const calls = articles.map(({ id }) => `${api}/article/api/article/${id}`)
  const paths = [
    ...(pages ? ['/', ...articles.map(({ id }) => `/article/${id}`)] : []),
    ...calls,
    `${api}/article/api/category/list`,
  ]
  return { api, token, refreshToken, paths, labelId: channel.labelList[0].id }
}
