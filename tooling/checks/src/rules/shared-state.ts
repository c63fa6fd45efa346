import { isTest } from '../exemptions.ts'
import type { Finding, Rule } from '../rule.ts'
import type { Source } from '../source.ts'
import { bodyOf, isNode, nameOf } from '../walk.ts'

const ATOMS_FILE = /-atoms\.ts$/

/** An atom of a module is found by its name and its file (decision 0041); biome.json restricts what is imported. */
export const sharedState: Rule = {
  name: 'shared-state',
  covers: (path) => /^(apps|packages)\//.test(path) && !isTest(path),
  check: findAtoms,
}

/** Atoms of a module; those of an instance are made where the instance is. */
function findAtoms(source: Source): Finding[] {
  return bodyOf(source.program)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .flatMap(({ declarations }) => (Array.isArray(declarations) ? declarations.filter(isNode) : []))
    .filter(({ init }) => isNode(init) && nameOf(init.callee) === 'atom')
    .flatMap((atom) => {
      const isFine = ATOMS_FILE.test(source.path) && /Atom$/.test(nameOf(atom.id) ?? '')
      const message = 'Atoms are named …Atom and stand in client/<x>-atoms.ts.'
      return isFine ? [] : [{ line: source.lineAt(atom.start), message }]
    })
}
