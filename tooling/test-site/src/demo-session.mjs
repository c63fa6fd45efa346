/**
 * Signs a demonstration account in.
 * @param {string} api address of the API
 * @param {{ username: string, password: string }} [credentials]
 * @returns {Promise<Record<string, string>>} the session cookies, not encoded
 */
export async function signInDemo(api, credentials = { username: 'demo', password: 'demo-mozhan' }) {
  const body = new URLSearchParams(credentials)
  const answer = await fetch(`${api}/auth/login`, { method: 'POST', body })
  const { data } = await answer.json()
  return {
    userInfo: JSON.stringify(data.userInfo),
    accessToken: data.access_token,
    refreshToken: data.refresh_token,
  }
}
