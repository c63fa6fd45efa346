import { type Import, importsOf } from '../imports.ts'
import type { Rule } from '../rule.ts'
import { type Layer, SERVER_LAYERS } from './server-layer-table.ts'

const ROOT = 'apps/server/src/'
const LAYERS = Object.keys(SERVER_LAYERS).join(', ')
const UNIT_TEST = /\.test\.ts$/

/** Inside apps/server imports point down: composition, commands and login site, domains, platform. */
export const serverLayers: Rule = {
  name: 'server-layers',
  covers: (path) => path.startsWith(ROOT) && !UNIT_TEST.test(path),
  check(source) {
    const layer = layerOf(source.path)
    if (layer === undefined) {
      return [{ line: 1, message: `Not in a layer: move the file to one of ${LAYERS}.` }]
    }
    return importsOf(source).flatMap((each) => problemOf(each, source.path, layer))
  },
}

function problemOf({ specifier, line }: Import, from: string, layer: Layer) {
  if (!specifier.startsWith('.')) return []
  const target = new URL(specifier, `file:///${from}`).pathname.slice(1)
  const reached = layerOf(target)
  const { layers, composition, purpose } = SERVER_LAYERS[layer]
  const isAllowed = reached !== undefined && layers.includes(reached)
  if (!isAllowed && !composition.some((name) => target === `${ROOT}${name}.ts`)) {
    return [{ line, message: `${layer} does not import ${target.slice(ROOT.length)}: ${purpose}.` }]
  }
  const isDeep =
    layer === 'domains' &&
    reached === 'domains' &&
    domainOf(from) !== domainOf(target) &&
    target !== `${ROOT}domains/${domainOf(target)}/index.ts`
  return isDeep
    ? [{ line, message: `Import domains/${domainOf(target)} through its index.ts.` }]
    : []
}

/** The layer of a file; undefined outside of the layers. */
function layerOf(path: string): Layer | undefined {
  const [first = '', ...rest] = path.slice(ROOT.length).split('/')
  if (rest.length === 0) return 'composition'
  return isLayer(first) ? first : undefined
}

function isLayer(name: string): name is Layer {
  return name !== 'composition' && Object.hasOwn(SERVER_LAYERS, name)
}

function domainOf(path: string): string {
  return path.slice(ROOT.length).split('/')[1] ?? ''
}
