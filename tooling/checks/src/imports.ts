import type { Source } from './source.ts'
import { isNode, type Node, nameOf, textOf, walk } from './walk.ts'

export interface Import {
  specifier: string
  line: number
  /** Imported names; empty for side-effect, namespace and dynamic imports. */
  names: string[]
  /** Whether it is erased at compile time. */
  isTypeOnly: boolean
}

const FROM = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/**
 * All imports of a file: static and dynamic imports, re-exports, imported types, and modules that
 * run in workers.
 */
export function importsOf(source: Source): Import[] {
  const found: Import[] = []
  walk(source.program, (node) => {
    const specifier = FROM.has(node.type) ? textOf(node.source) : workerModuleOf(node)
    if (specifier === undefined) return
    found.push({
      specifier,
      line: source.lineAt(node.start),
      names: importedNames(node),
      isTypeOnly:
        node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType',
    })
  })
  return found
}

/** The module in `new URL('./module.ts', import.meta.url)`, which is passed to worker threads. */
function workerModuleOf(node: Node): string | undefined {
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'URL') return undefined
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  const specifier = textOf(first)
  return specifier !== undefined && /^\.{1,2}\/.*\.[jt]s$/.test(specifier) ? specifier : undefined
}

function importedNames(node: Node): string[] {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
  return specifiers.map((each) => nameOf(each.imported)).filter((name) => name !== undefined)
}
