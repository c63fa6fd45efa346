// `pnpm screens`: a picture of every screen, three widths, light and dark, into `.screens/`.
// SITE=http://… takes them of a running site instead of a temporary one; `pnpm screens question` takes those with this word.
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

/** Every named address of the site: a new one has its picture here. */
function listRoutes() {
  return routeNames.flatMap((name) =>
    screensNamed(name).map(({ route, isGuarded }) => [name, { path: route.path, isGuarded }]),
  )
}
