// `pnpm screens`: takes pictures of every screen in three widths, light and dark, into `.screens/`.
// SITE=http://… uses a running site instead of a temporary one; `pnpm screens question` filters by name.
import path from 'node:path'
import { routeNames, screensNamed } from '@mozhan/routes/site'
import { runMain } from '@mozhan/start/failure'
import { root } from '@mozhan/start/repo'
import { withTemporaryStack } from '@mozhan/test-site/temporary-stack'
import { planScreens } from './plan.mjs'
import { findSamples } from './samples.mjs'
import { takeScreens } from './take.mjs'

const FOLDER = path.join(root, '.screens')

await runMain(async () => {
  const site = process.env.SITE?.replace(/\/+$/, '')
  if (site) await takeAll(site, `${site}/api`)
  else await withTemporaryStack(({ siteUrl, apiUrl }) => takeAll(siteUrl, apiUrl))
})

async function takeAll(siteUrl, apiUrl) {
  const word = process.argv[2] ?? ''
  const all = planScreens(listRoutes(), await findSamples(apiUrl))
  const screens = all.filter(({ name }) => name.includes(word))
  await takeScreens(siteUrl, screens, FOLDER)
  console.log(`图片在 ${FOLDER}`)
}

/** All named routes of the site. */
function listRoutes() {
  return routeNames.flatMap((name) =>
    screensNamed(name).map(({ route, isGuarded }) => [name, { path: route.path, isGuarded }]),
  )
}
