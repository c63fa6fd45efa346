import {
  DOCUMENTATION_KEYS,
  isContract,
  isCopy,
  isDemoContent,
  isDictionary,
  isTest,
  isToolConfig,
  isTooling,
} from '../exemptions.ts'
import type { Rule } from '../rule.ts'
import { isNode, type Node, nameOf, walk } from '../walk.ts'

const HAN = /\p{Script=Han}/u

/** Text of the interface is in copy.ts, so that it can be reviewed and corrected in one place. */
export const hanInCopy: Rule = {
  name: 'han-in-copy',
  covers: (path) =>
    !isCopy(path) &&
    !isTest(path) &&
    !isDemoContent(path) &&
    !isDictionary(path) &&
    !isTooling(path) &&
    !isToolConfig(path),
  check(source) {
    const lines = new Set<number>()
    walk(source.program, (node, parents) => {
      if (!HAN.test(shownText(node))) return
      if (isContract(source.path) && isDocumentation(parents)) return
      lines.add(source.lineAt(node.start))
    })
    return [...lines].map((line) => ({ line, message: 'Move the Chinese text to copy.ts.' }))
  },
}

/** Text of a literal, a fixed part of a template, or JSX text. */
function shownText(node: Node): string {
  if (node.type === 'Literal' || node.type === 'JSXText') {
    return typeof node.value === 'string' ? node.value : ''
  }
  if (node.type !== 'TemplateElement' || typeof node.value !== 'object') return ''
  return node.value !== null && 'cooked' in node.value ? String(node.value.cooked) : ''
}

function isDocumentation(parents: Node[]): boolean {
  return parents.some(
    (parent) => parent.type === 'Property' && isNode(parent.key) && isDocumentationKey(parent.key),
  )
}

const isDocumentationKey = (key: Node) => DOCUMENTATION_KEYS.has(nameOf(key) ?? '')
