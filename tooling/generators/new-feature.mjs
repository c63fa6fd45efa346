// `pnpm new:feature <name> <title>`: generates a feature with one list, from contract to page.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { registerFeature } from './register-feature.mjs'
import { namesOf, writeFeature } from './write-feature.mjs'

const [name, title] = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '../..')

if (!name || !title || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error(
    '用法：pnpm new:feature <名称，小写英文与短横线> <标题>，例如 pnpm new:feature code-share 代码分享',
  )
  process.exit(1)
}
const taken = [`packages/${name}`, `apps/server/src/domains/${name}`].find((folder) =>
  existsSync(path.join(root, folder)),
)
if (taken) {
  console.error(`${taken} 已经存在：请换一个名称。`)
  process.exit(1)
}

const names = namesOf(name, title)
const files = [...writeFeature(root, names), ...registerFeature(root, names)]
const inRoot = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
for (const args of [
  ['install', '--no-frozen-lockfile', '--prefer-offline'],
  // The order of imports depends on the feature's name.
  [
    'exec',
    'biome',
    'check',
    '--write',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...files,
  ],
  ['--filter', '@mozhan/api-client', 'run', 'docs'],
]) {
  const { status } = spawnSync('pnpm', args, inRoot)
  if (status === 0) continue
  console.error(`文件已写好，但“pnpm ${args.join(' ')}”没有成功：请看上面的原因，改好后再运行它。`)
  process.exit(1)
}
console.log(`
${title}已建好：packages/${name}，契约、地址 /${name}、页面与 API 都已接上，列表还是空的。接下来：
  1. pnpm --filter @mozhan/${name} dev 看它的各种状态
  2. 在 apps/server/src/domains/${name} 里从数据库读取（docs/architecture.md 说明各层放什么）
  3. 改 packages/api-client/src/contract/${name}.ts 里的字段，再运行 pnpm --filter @mozhan/api-client run docs`)
