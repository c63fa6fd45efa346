import { callApi, listArticles } from '@mozhan/test-site/api'
import { signInDemo } from '@mozhan/test-site/demo-session'

/**
 * Who writes, what is read and where writing goes, for a load on `base`.
 * @param {{ pages?: boolean }} [options] without pages, calls only: there is no site
 */
export async function preparePeople(base, { pages = true } = {}) {
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
