import { importsOf } from '../imports.ts'
import type { Rule } from '../rule.ts'

/** Node runs our TypeScript as it is, so it needs to be told the whole name of a file. */
export const importPaths: Rule = {
  name: 'import-paths',
  covers: () => true,
  check(source) {
    return importsOf(source)
      .filter(
        ({ specifier }) => /^\.{1,2}(\/|$)/.test(specifier) && !/\.\w+(\?\w+)?$/.test(specifier),
      )
      .map(({ line, specifier }) => ({ line, message: `Write the extension of '${specifier}'.` }))
  },
}
