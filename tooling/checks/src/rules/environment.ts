import { isTest, isToolConfig, isTooling, readsEnvironment } from '../exemptions.ts'
import type { Rule } from '../rule.ts'
import { nameOf, walk } from '../walk.ts'

/** The environment is read in one place per program, so that its variables can be listed. */
export const environment: Rule = {
  name: 'environment',
  covers: (path) =>
    !readsEnvironment(path) && !isTest(path) && !isTooling(path) && !isToolConfig(path),
  check(source) {
    const findings: { line: number; message: string }[] = []
    walk(source.program, (node) => {
      if (node.type !== 'MemberExpression') return
      if (nameOf(node.object) !== 'process' || nameOf(node.property) !== 'env') return
      const message = 'Read the environment in env.ts, config.ts or main.ts and pass the value on.'
      findings.push({ line: source.lineAt(node.start), message })
    })
    return findings
  },
}
