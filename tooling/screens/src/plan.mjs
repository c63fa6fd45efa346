/**
 * @typedef {object} Screen
 * @property {string} name file name of the picture
 * @property {string} path
 * @property {Record<string, string>} [cookies]
 */

/** Sample that replaces `:id`, by route. */
const SAMPLE_OF = {
  'index-id': 'channel',
  article: 'article',
  column: 'column',
  'label-id': 'label',
  'user-id': 'user',
  'question-id': 'question',
  'resource-id': 'resource',
}

/**
 * Lists the screens of all routes, and additional states of some.
 * @param {[name: string, route: { path: string, isGuarded?: boolean }][]} routes
 * @param {Awaited<ReturnType<typeof import('./samples.mjs').findSamples>>} samples
 * @returns {Screen[]}
 */
export function planScreens(routes, samples) {
  const cookies = samples.session
  return [
    ...routes.map(([name, { path, isGuarded = false }]) => ({
      ...screenOf(name, path, samples[SAMPLE_OF[name]]),
      ...(isGuarded ? { cookies } : {}),
    })),
    { name: 'home-signed-in', path: '/', cookies },
    { name: 'article-signed-in', path: `/article/${samples.article}`, cookies },
    { name: 'user-private', path: '/user?tab=private', cookies },
    { name: 'user-columns', path: '/user?tab=columns', cookies },
    { name: 'user-questions', path: '/user?tab=questions', cookies },
    { name: 'user-resources', path: '/user?tab=resources', cookies },
    { name: 'user-collects', path: '/user?tab=collects', cookies },
    { name: 'user-profile', path: '/user?tab=profile', cookies },
    { name: 'user-password', path: '/user?tab=password', cookies },
    { name: 'user-detail-columns', path: `/user/${samples.user}?tab=columns` },
    { name: 'user-detail-questions', path: `/user/${samples.user}?tab=questions` },
    { name: 'user-history', path: '/user?tab=h', cookies },
    { name: 'question-signed-in', path: `/question/${samples.question}`, cookies },
    { name: 'resource-list-hot', path: '/resource/list?type=code&order=hot' },
    { name: 'resource-signed-in', path: `/resource/${samples.resource}`, cookies },
    ...['collect', 'like', 'comment', 'reply', 'letter', 'system'].map((kind, t) => ({
      name: `message-${kind}`,
      path: `/message?t=${t}`,
      cookies,
    })),
    { name: 'message-conversation', path: `/message?t=4&with=${samples.friend}`, cookies },
    { name: 'message-settings', path: '/message?panel=settings', cookies },
    { name: 'message-empty', path: '/message?t=2', cookies: samples.otherSession },
    { name: 'resource-own', path: `/resource/${samples.ownResource}`, cookies },
    { name: 'resource-change', path: `/resource?id=${samples.ownResource}`, cookies },
    { name: 'question-waiting', path: '/question?tab=wait' },
    { name: 'question-label', path: `/question?label=${samples.questionLabel}` },
    { name: 'search-found', path: '/search/?key=TypeScript&t=4' },
    { name: 'search-questions', path: '/search/?key=%E6%95%B0%E6%8D%AE%E5%BA%93&t=1&days=365' },
    { name: 'search-nothing', path: '/search/?key=%E7%8A%B0%E7%8B%B3&t=4' },
    { name: 'article-long', path: `/article/${samples.longArticle}` },
    { name: 'article-short', path: `/article/${samples.shortArticle}` },
    ...(samples.emptyLabel ? [{ name: 'label-empty', path: `/label/${samples.emptyLabel}` }] : []),
    { name: 'not-found', path: '/nothing-here' },
    { name: 'error-message', path: '/error', cookies: { error: '服务暂时不可用，请稍后再试' } },
    // Without the cookie the error page redirects to the home page.
  ].filter(({ name }) => name !== 'error')
}

function screenOf(name, path, id) {
  if (!path.includes(':id')) return { name, path }
  if (!id) throw new Error(`Route ${name} has no sample for its id: add one to samples.mjs.`)
  return { name: `${name.replace('-id', '')}-detail`, path: path.replace(':id', id) }
}
