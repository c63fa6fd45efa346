import type { Rule } from '../rule.ts'
import { isNode, type Node, nameOf, walk } from '../walk.ts'

const MAX_LINES = 25

/** A page passes its parameters to one component and fills its slots. */
export const thinPages: Rule = {
  name: 'thin-pages',
  covers: (path) => /^apps\/web\/src\/app\/(.*\/)?page\.tsx$/.test(path),
  check(source) {
    const findings = []
    if (source.lineCount > MAX_LINES) {
      const message = `A page has at most ${MAX_LINES} lines, this one ${source.lineCount}: move the rest into its feature.`
      findings.push({ line: MAX_LINES + 1, message })
    }
    walk(source.program, (node) => {
      const message = problemOf(node)
      if (message) findings.push({ line: source.lineAt(node.start), message })
    })
    return findings
  },
}

function problemOf(node: Node): string | undefined {
  if (node.type === 'JSXOpeningElement') {
    const name = nameOf(node.name)
    return name && /^[a-z]/.test(name)
      ? `A page renders components only: move <${name}> out.`
      : undefined
  }
  const calls = node.type === 'CallExpression' && isNode(node.callee)
  return calls && nameOf(node.callee) === 'fetch' ? 'A page does not load data.' : undefined
}
