// `pnpm screens`: a picture of every screen, three widths, light and dark, into `.screens/`.
// SITE=http://… takes them of a running site instead of starting one; `pnpm screens question` those with the word only.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runMain } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/repo.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import { withTemporaryStack } from './lib/temporary-stack.mjs'

const FOLDER = path.join(root, '.screens')

await runMain(async () => {
  await ensureRuntime()
  await ensureInstalled()
  const site = process.env.SITE?.replace(/\/+$/, '')
  if (site) await takeAll(site, `${site}/api`)
  else await withTemporaryStack(({ siteUrl, apiUrl }) => takeAll(siteUrl, apiUrl))
})

async function takeAll(siteUrl, apiUrl) {
  // They need what has only just been installed.
  const { planScreens } = await import('./screens/plan.mjs')
  const { findSamples } = await import('./screens/samples.mjs')
  const { takeScreens } = await import('./screens/take.mjs')
  const word = process.argv[2] ?? ''
  const all = planScreens(await readRoutes(), await findSamples(apiUrl))
  const screens = all.filter(({ name }) => name.includes(word))
  await takeScreens(siteUrl, screens, FOLDER)
  console.log(`图片在 ${FOLDER}`)
}

/** The site's own table: a route that stands there has its picture here. */
async function readRoutes() {
  const table = pathToFileURL(path.join(root, 'apps', 'web', 'src', 'routes.ts'))
  const { routes } = await import(table.href)
  return Object.entries(routes)
}
