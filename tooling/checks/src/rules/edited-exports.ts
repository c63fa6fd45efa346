import type { Rule } from '../rule.ts'
import { bodyOf } from '../walk.ts'

/** Exports are listed by name, so that the interface of a package is chosen deliberately. */
export const editedExports: Rule = {
  name: 'edited-exports',
  covers: () => true,
  check(source) {
    return bodyOf(source.program)
      .filter((node) => node.type === 'ExportAllDeclaration' && !node.exported)
      .map((node) => ({
        line: source.lineAt(node.start),
        message: 'Name what is exported instead of `export *`.',
      }))
  },
}
