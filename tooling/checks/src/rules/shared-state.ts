import { isTest } from '../exemptions.ts'
import type { Finding, Rule } from '../rule.ts'
import type { Source } from '../source.ts'
import { bodyOf, isNode, nameOf } from '../walk.ts'

const ATOMS_FILE = /-atoms\.ts$/

/** Names and files of module-level atoms follow decision 0041. Imports are restricted by biome.json. */
export const sharedState: Rule = {
  name: 'shared-state',
  covers: (path) => /^(apps|packages)\//.test(path) && !isTest(path),
  check: findAtoms,
}

/** Module-level atoms. Atoms created per instance are not checked. */
function findAtoms(source: Source): Finding[] {
  return bodyOf(source.program)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .flatMap(({ declarations }) => (Array.isArray(declarations) ? declarations.filter(isNode) : []))
    .filter(({ init }) => isNode(init) && nameOf(init.callee) === 'atom')
    .flatMap((atom) => {
      const isFine = ATOMS_FILE.test(source.path) && /Atom$/.test(nameOf(atom.id) ?? '')
      const message = 'Name atoms …Atom and define them in client/<x>-atoms.ts.'
      return isFine ? [] : [{ line: source.lineAt(atom.start), message }]
    })
}
