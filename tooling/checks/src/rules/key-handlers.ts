import { isTest } from '../exemptions.ts'
import type { Rule } from '../rule.ts'
import { isNode, type Node, nameOf, textOf, walk } from '../walk.ts'

const PROPS = /^onKey(Down|Up|Press)(Capture)?$/
const EVENTS = /^key(down|up|press)$/

/** A package without React cannot use the hook; this file ignores composed keys in the same way. */
const WITHOUT_REACT = 'packages/markdown/src/client/on-keys.ts'

/** Enter that accepts a candidate of an input method must not submit. Only the hook of ui distinguishes the two. */
export const keyHandlers: Rule = {
  name: 'key-handlers',
  covers: (path) => !path.startsWith('packages/ui/') && path !== WITHOUT_REACT && !isTest(path),
  check(source) {
    const findings: { line: number; message: string }[] = []
    walk(source.program, (node) => {
      const handler = rawHandler(node)
      if (!handler) return
      const message = `${handler} fires while a word is being composed: use useCompositionSafeKeys of @mozhan/ui/client.`
      findings.push({ line: source.lineAt(node.start), message })
    })
    return findings
  },
}

function rawHandler(node: Node): string | undefined {
  if (node.type === 'JSXAttribute') return matching(PROPS, nameOf(node.name))
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  if (nameOf(node.callee.property) !== 'addEventListener') return undefined
  return matching(EVENTS, Array.isArray(node.arguments) ? textOf(node.arguments[0]) : undefined)
}

const matching = (pattern: RegExp, text: string | undefined) =>
  text !== undefined && pattern.test(text) ? text : undefined
