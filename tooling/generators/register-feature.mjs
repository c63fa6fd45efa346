import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fill } from './write-feature.mjs'

/** Texts to insert before the first match of `at`. The formatter sorts imports and exports. */
const ENTRIES = [
  {
    file: 'packages/api-client/src/contract/contract.ts',
    at: /^import /m,
    text: "import * as __camelName__ from './__name__-endpoints.ts'\n",
  },
  {
    file: 'packages/api-client/src/contract/contract.ts',
    at: /^} as const$/m,
    text: '  __camelName__,\n',
  },
  {
    file: 'packages/api-client/src/contract/contract.ts',
    at: /(?<=^export {\n)/m,
    text: '  __camelName__,\n',
  },
  {
    file: 'packages/api-client/src/contract/index.ts',
    at: /^/,
    text: "export { type __Name__, __camelName__Schema } from './__name__.ts'\n",
  },
  {
    file: 'packages/api-client/src/contract/index.ts',
    at: /^ {2}contract,$/m,
    text: '  __camelName__,\n',
  },
  {
    file: 'packages/api-client/README.md',
    at: /(?<=the endpoints of each domain \()/,
    text: '`__camelName__`, ',
  },
  {
    file: 'packages/api-client/src/contract/contract.test.ts',
    at: /(?<=^const EXTENSIONS = `\n)/m,
    text: 'GET /__name__/api/__name__/list\nGET /__name__/__name__/list\n',
  },
  {
    file: 'packages/api-client/src/fixtures/index.ts',
    at: /^/,
    text: "export { build__Name__ } from './__name__.ts'\n",
  },
  {
    file: 'packages/routes/src/index.ts',
    at: /^/,
    text: "export { __camelName__Page } from './__name__.ts'\n",
  },
  {
    file: 'packages/routes/src/site/screens.ts',
    at: /^/,
    text: "import { __camelName__Page } from '../__name__.ts'\n",
  },
  {
    file: 'packages/routes/src/site/screens.ts',
    at: /^\] as const satisfies Screen\[\]$/m,
    text: '  { route: __camelName__Page, isListed: true },\n',
  },
  {
    file: 'packages/routes/src/addresses.table.json',
    at: /(?<="addresses": \[\n)/,
    text: '    ["/__name__", "/__name__", "/__name__"],\n',
  },
  {
    file: 'apps/server/src/app.ts',
    at: /^import /m,
    text: "import { __camelName__Routes } from './domains/__name__/routes.ts'\n",
  },
  { file: 'apps/server/src/app.ts', at: /^ {2}\]\) {$/m, text: '    __camelName__Routes,\n' },
  { file: 'docs/architecture.md', at: /(?<=^\| `feature` \| )/m, text: '`__name__`, ' },
  {
    file: 'README.md',
    at: /^\|[^|\n]*\| \[`packages\/shell`\]/m,
    text: '|      | [`packages/__name__`](packages/__name__) | __title__ |\n',
  },
]

const USERS = ['apps/web/package.json', 'apps/storybook/package.json']

/**
 * Registers a new feature in all files that list features.
 * @param {string} root folder of the workspace
 * @param {Record<string, string>} names from `namesOf`
 * @returns {string[]} the changed files, relative to `root`
 * @throws {Error} if a file has no match for an entry
 */
export function registerFeature(root, names) {
  for (const { file, at, text } of ENTRIES) {
    change(path.join(root, file), (before) => {
      if (!at.test(before)) throw new Error(`${file} has no place that matches ${at}`)
      return before.replace(at, (found) => fill(text, names) + found)
    })
  }
  for (const file of USERS) {
    change(path.join(root, file), (before) => addDependency(before, `@mozhan/${names.name}`))
  }
  return [...new Set([...ENTRIES.map(({ file }) => file), ...USERS])]
}

function change(file, edit) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

/** Adds a workspace package to the dependencies of a manifest, in alphabetical order. */
function addDependency(manifest, name) {
  const content = JSON.parse(manifest)
  const dependencies = { ...content.dependencies, [name]: 'workspace:*' }
  content.dependencies = Object.fromEntries(
    Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return `${JSON.stringify(content, null, 2)}\n`
}
