import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '@mozhan/start/failure'
import { run } from '@mozhan/start/processes'
import { root } from '@mozhan/start/repo'

/** Required files of each package. */
const EXPECTED = ['package.json', 'README.md', 'LICENSE']
/** Targets that entries must not have, because Node does not run TypeScript in `node_modules`. */
const SOURCE = /(?<!\.d)\.tsx?$/
/** Files that packages must not contain. */
const UNWANTED = /\.(?:test|test-d|stories|case|bench)\.|\.tsbuildinfo$|\.results/

/**
 * Lists the published packages.
 * @returns {{ name: string, folder: string }[]}
 */
export function findPublic() {
  return readdirSync(path.join(root, 'packages'))
    .map((name) => path.join(root, 'packages', name))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => ({ folder, ...readManifest(folder) }))
    .filter((manifest) => !manifest.private)
    .map(({ name, folder }) => ({ name, folder }))
}

/**
 * Packs built packages and checks their content.
 * @param {{ name: string, folder: string }[]} packages
 * @param {string} target folder for the archives
 * @returns {Promise<{ name: string, file: string, files: string[] }[]>}
 * @throws {Failure} if a file is missing or unwanted
 */
export async function packAll(packages, target) {
  const packed = []
  for (const { name, folder } of packages) {
    const args = ['pack', '--json', '--pack-destination', target]
    const { code, output } = await run('pnpm', args, { cwd: folder, quiet: true })
    if (code !== 0) throw new Failure(`${output}\n${name} 没有打成包，原因见上。`)
    const { filename, files } = JSON.parse(output.slice(output.indexOf('{')))
    const paths = files.map((file) => file.path)
    const file = path.resolve(target, filename)
    const problems = findProblems(paths, await readPackedManifest(file))
    if (problems.length > 0) throw new Failure(`${name} 的包不对：${problems.join('、')}`)
    packed.push({ name, file, files: paths })
  }
  return packed
}

/**
 * @param {string[]} files paths in the package
 * @param {{ exports?: object, imports?: object }} manifest packed manifest
 * @returns {string[]} one phrase per problem
 */
export function findProblems(files, { exports, imports }) {
  const missing = EXPECTED.filter((name) => !files.includes(name)).map((name) => `缺少 ${name}`)
  const unwanted = files.filter((file) => UNWANTED.test(file)).map((file) => `多了 ${file}`)
  const built = files.some((file) => file.startsWith('dist/')) ? [] : ['没有 dist']
  const sources = targetsOf({ ...exports, ...imports })
    .filter((file) => SOURCE.test(file))
    .map((file) => `入口指向源代码 ${file}`)
  return [...missing, ...built, ...unwanted, ...sources]
}

/** Targets of the entries of a package under all conditions. */
function targetsOf(entries) {
  return typeof entries === 'string' ? [entries] : Object.values(entries).flatMap(targetsOf)
}

async function readPackedManifest(file) {
  const { output } = await run('tar', ['-xOf', file, 'package/package.json'], { quiet: true })
  return JSON.parse(output)
}

function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}
