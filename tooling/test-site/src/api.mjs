import { Failure } from '@mozhan/start/failure'

/**
 * Calls the API and unwraps its envelope.
 * @param {string} base such as `http://127.0.0.1:4000`, or a site's address with `/api`
 * @param {string} path
 * @param {object} [body] sent with POST; GET without it
 * @param {string} [token] of the caller; none for a visitor
 */
export async function callApi(base, path, body, token) {
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }
  const headers = { ...init?.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(base + path, { ...init, headers })
  const { code, message, data } = await response.json()
  if (code !== 20000) throw new Failure(`${path} 应答 ${code}：${message}`)
  return data
}

/**
 * Loads the newest articles of the public list.
 * @param {string} base
 * @param {number} size
 */
export async function listArticles(base, size) {
  const body = { current: 1, size, categoryId: null, labelId: null }
  const { records } = await callApi(base, '/article/api/article/list', body)
  return records
}
