import path from 'node:path'
import type { Rule } from '../rule.ts'
import { nameOf, walk } from '../walk.ts'

/**
 * One concept has one name, in identifiers and in file names.
 * @param words from the glossary in CONTRIBUTING.md
 */
export function retiredNames(words: readonly string[]): Rule {
  const retired = new Set(words)
  const findIn = (name: string) => splitName(name).find((word) => retired.has(word))
  return {
    name: 'retired-names',
    covers: () => true,
    check(source) {
      const found = new Map<string, { line: number; message: string }>()
      const add = (name: string, line: number) => {
        const word = findIn(name)
        if (word === undefined || found.has(name)) return
        const message = `${name} contains the retired word "${word}": use the name that the glossary in CONTRIBUTING.md gives.`
        found.set(name, { line, message })
      }
      add(path.posix.basename(source.path), 1)
      walk(source.program, (node) => {
        const name = nameOf(node)
        if (name !== undefined) add(name, source.lineAt(node.start))
      })
      return [...found.values()]
    },
  }
}

/** `readHTMLFile` and `read-html_file` are `read`, `html` and `file`. */
function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
}
