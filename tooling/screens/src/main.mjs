// `pnpm screens`: a picture of every screen, three widths, light and dark, into `.screens/`.
// SITE=http://… takes them of a running site instead of a temporary one; `pnpm screens question` takes those with this word.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
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
