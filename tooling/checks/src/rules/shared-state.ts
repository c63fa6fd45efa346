import { isTest } from '../exemptions.ts'
import { importsOf } from '../imports.ts'
import type { Finding, Rule } from '../rule.ts'
import type { Source } from '../source.ts'
import { bodyOf, isNode, nameOf } from '../walk.ts'

/** Where React is subscribed to something that is no atom, as decision 0041 lists it. */
const SUBSCRIBERS = new Set([
  'packages/session/src/client/use-hydrated-atom-value.ts',
  'packages/ui/src/client/use-hydrated-atom-value.ts',
  'packages/ui/src/client/BackToTop.tsx',
  'packages/shell/src/client/use-scrolled.ts',
  'packages/gpt/src/client/use-is-touch.ts',
  'apps/storybook/.storybook/next/navigation.ts',
])
const ENTRIES = new Set(['jotai/vanilla', 'jotai/react'])
const REFUSED = new Map([
  ['useAtom', 'Read with useHydratedAtomValue, write with useSetAtom.'],
  ['useAtomValue', 'Read with useHydratedAtomValue: a part that hydrates late must match.'],
  ['getDefaultStore', 'Take the store as an argument: the server would share it among readers.'],
])

const ATOMS_FILE = /-atoms\.ts$/

/** State that components share is an atom, in one store per page (decision 0041). */
export const sharedState: Rule = {
  name: 'shared-state',
  covers: (path) => /^(apps|packages)\//.test(path) && !isTest(path),
  check: (source) => [...findImports(source), ...findAtoms(source)],
}

function findImports(source: Source): Finding[] {
  return importsOf(source).flatMap(({ specifier, line, names }) => {
    const found = (message: string) => ({ line, message })
    if (specifier === 'react' && names.includes('useSyncExternalStore')) {
      const message = 'useSyncExternalStore only where decision 0041 names it: share an atom.'
      return SUBSCRIBERS.has(source.path) ? [] : [found(message)]
    }
    if (!/^jotai(\/|$)/.test(specifier)) return []
    if (!ENTRIES.has(specifier))
      return [found(`Import jotai/vanilla or jotai/react, not '${specifier}'.`)]
    return names.flatMap((name) => REFUSED.get(name) ?? []).map(found)
  })
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
