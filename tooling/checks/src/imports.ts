import type { Source } from './source.ts'
import { isNode, type Node, nameOf, textOf, walk } from './walk.ts'

export interface Import {
  specifier: string
  line: number
  /** Imported names; empty for side effects, namespaces and dynamic imports. */
  names: string[]
  /** Whether nothing of it is left when the code runs. */
  isTypeOnly: boolean
}

const FROM = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'])

/** Everything a file takes from another module: imports, re-exports and dynamic imports. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = []
  walk(source.program, (node) => {
    if (!FROM.has(node.type) && node.type !== 'ImportExpression') return
    const specifier = textOf(node.source)
    if (specifier === undefined) return
    found.push({
      specifier,
      line: source.lineAt(node.start),
      names: importedNames(node),
      isTypeOnly: node.importKind === 'type' || node.exportKind === 'type',
    })
  })
  return found
}

function importedNames(node: Node): string[] {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
  return specifiers.map((each) => nameOf(each.imported)).filter((name) => name !== undefined)
}
