import { isTest } from '../exemptions.ts'
import type { Rule } from '../rule.ts'
import { isNode, type Node, nameOf, walk } from '../walk.ts'

/** Files with status conditions, and the database schema. */
const HOLDS_CONDITIONS =
  /^apps\/server\/src\/((domains|platform)\/[\w-]+\/visibility\.ts$|platform\/db\/schema\/)/
const SERVER =
  /^apps\/server\/src\/(domains|commands|login-site|platform\/(counts|lists|search|targets|threads))\//
const COMPARISONS = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>='])
const OPERATORS = new Set(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'inArray', 'notInArray'])
const IN_SQL = /\bstatus\s*(<>|!=|=|<|>|(not\s+)?in\s*\()\s*\d/i
/** Numbers from 100 are HTTP statuses. */
const HTTP = 100
const STATUS_CODES = /^[A-Z]+_STATUS$/

const MESSAGE =
  'Use visibility.ts of the domain, which defines the meaning of status numbers for rows and statements.'

/** Only visibility.ts may compare status numbers. */
export const statusConditions: Rule = {
  name: 'status-conditions',
  covers: (path) => SERVER.test(path) && !HOLDS_CONDITIONS.test(path) && !isTest(path),
  check(source) {
    const lines = new Set<number>()
    walk(source.program, (node) => {
      if (isCondition(node)) lines.add(source.lineAt(node.start))
    })
    return [...lines].map((line) => ({ line, message: MESSAGE }))
  },
}

function isCondition(node: Node): boolean {
  if (node.type === 'BinaryExpression') {
    const sides = [node.left, node.right]
    return (
      COMPARISONS.has(String(node.operator)) && sides.some(isStatus) && sides.some(isStatusNumber)
    )
  }
  if (node.type === 'CallExpression') {
    const [column, value] = Array.isArray(node.arguments) ? node.arguments : []
    return OPERATORS.has(nameOf(node.callee) ?? '') && isStatus(column) && isStatusNumber(value)
  }
  return node.type === 'TemplateElement' && IN_SQL.test(textOfElement(node))
}

function isStatus(node: unknown): boolean {
  return isNode(node) && node.type === 'ChainExpression'
    ? isStatus(node.expression)
    : isNode(node) && node.type === 'MemberExpression' && nameOf(node.property) === 'status'
}

/** Whether a value is a number, a member of the contract's codes, or a list of these. */
function isStatusNumber(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Literal') return typeof node.value === 'number' && node.value < HTTP
  if (node.type === 'ArrayExpression') {
    return Array.isArray(node.elements) && node.elements.some(isStatusNumber)
  }
  return node.type === 'MemberExpression' && STATUS_CODES.test(nameOf(node.object) ?? '')
}

function textOfElement(node: Node): string {
  const { value } = node
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}
