import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Adds a package of this repository to another one's dependencies, in alphabetical order.
 * @param {string} manifest path of the `package.json`
 * @param {string} name
 */
export function addDependency(manifest, name) {
  const content = JSON.parse(readFileSync(manifest, 'utf8'))
  const dependencies = { ...content.dependencies, [name]: 'workspace:*' }
  content.dependencies = Object.fromEntries(
    Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`)
}
