// `pnpm new:feature <name> <title>`: a feature package with its folders, ready to be filled.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { addDependency } from './add-dependency.mjs'
import { writeFeature } from './write-feature.mjs'

const [name, title] = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '../..')

if (!name || !title || !/^[a-z][a-z-]*$/.test(name)) {
  console.error(
    '用法：pnpm new:feature <名称，小写英文与短横线> <标题>，例如 pnpm new:feature resource 资源',
  )
  process.exit(1)
}
const target = path.join(root, 'packages', name)
if (existsSync(target)) {
  console.error(`packages/${name} 已经存在：请换一个名称。`)
  process.exit(1)
}

writeFeature(target, { name, title })
addDependency(path.join(root, 'apps', 'storybook', 'package.json'), `@mozhan/${name}`)
const inRoot = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
for (const args of [
  ['install', '--no-frozen-lockfile', '--prefer-offline'],
  // The order of imports follows the feature's name.
  ['exec', 'biome', 'check', '--write', target],
]) {
  const { status } = spawnSync('pnpm', args, inRoot)
  if (status === 0) continue
  console.error(
    `packages/${name} 已写好，但“pnpm ${args.join(' ')}”没有成功：请看上面的原因，改好后再运行它。`,
  )
  process.exit(1)
}
console.log(`
packages/${name} 已建好，Storybook 已引用它。接下来：
  1. pnpm --filter @mozhan/${name} dev
  2. pnpm --filter @mozhan/web add @mozhan/${name}@workspace:*
  3. 在 packages/routes 里定义它的地址
  4. 在 apps/web/src/app 里放一个页面：只取参数，返回 @mozhan/${name}/server 的组件`)
