import { isDemoContent, isDictionary, isTest } from '../exemptions.ts'
import type { Rule } from '../rule.ts'
import { isNode, type Node, nameOf, walk } from '../walk.ts'
import { GIVEN_SENTENCES, RETIRED_WORDS } from './chinese-text-words.ts'

const HAN = /\p{Script=Han}/u
const DIAGRAM = /^(flowchart|sequenceDiagram|stateDiagram)/
/** Placeholders of templates: a number, or another value. */
const NUMBER = '\uE000'
const VALUE = '\uE001'
const CODE = '\uE002'

/** Patterns that a sentence must not contain; the first match is reported. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\.{3}|。{2,}|·{2,}|…{2,}/u, 'Write one “…”.'],
  [
    /\p{Script=Han}[,;:!?]|[,;:!?]\p{Script=Han}/u,
    'Use full-width punctuation between Chinese words.',
  ],
  [/\p{Script=Han}[()]|[()]\p{Script=Han}/u, 'Use full-width brackets between Chinese words.'],
  [/\p{Script=Han}\.(?!\w)/u, 'End a Chinese sentence with “。”.'],
  [/\p{Script=Han}["']|["']\p{Script=Han}/u, 'Quote with “”.'],
  [
    /\p{Script=Han}[A-Za-z0-9@#\uE000]|[A-Za-z0-9%\uE000]\p{Script=Han}/u,
    'Set a space between Chinese and letters or figures.',
  ],
  [
    /[\p{Script=Han}，。；：！？、）》”] +[\p{Script=Han}，。；：！？、（《“]/u,
    'No space between Chinese words.',
  ],
  [/[，。；：！？、（《“] | [，。；：！？、）》”]/u, 'No space beside full-width punctuation.'],
  [/[\d\uE000\uE001](KB|kB|MB|GB|ms)/u, 'Set a space between a number and its unit.'],
  [/[\d\uE000\uE001] +%/u, 'No space before “%”.'],
]

/** Sentences with fixed wording, anywhere in a text; longer ones first. */
const GIVEN = new RegExp(
  [...GIVEN_SENTENCES]
    .sort((a, b) => b.length - a.length)
    .map((sentence) => sentence.replaceAll('…', `[${NUMBER}${VALUE}]`))
    .join('|'),
  'gu',
)

/** Text of the interface follows docs/copy.md: words, punctuation and spaces. */
export const chineseText: Rule = {
  name: 'chinese-text',
  covers: (path) =>
    !isTest(path) &&
    !isDemoContent(path) &&
    !isDictionary(path) &&
    !path.startsWith('tooling/checks/'),
  check(source) {
    const findings: { line: number; message: string }[] = []
    walk(source.program, (node, parents) => {
      const text = readText(node, parents)
      if (text === undefined || !HAN.test(text)) return
      const message = findProblem(text)
      if (message) findings.push({ line: source.lineAt(node.start), message })
    })
    return findings
  },
}

/** The first problem of a text; undefined if it has none. */
function findProblem(text: string): string | undefined {
  if (DIAGRAM.test(text)) return
  const plain = text.replaceAll(GIVEN, CODE).replaceAll(/`[^`]*`/g, CODE)
  for (const [word, better] of RETIRED_WORDS) {
    if (plain.includes(word)) return `Write “${better}” instead of “${word}”.`
  }
  return PATTERNS.find(([pattern]) => pattern.test(plain))?.[1]
}

/** Text of a string, a template or JSX; undefined for other nodes. */
function readText(node: Node, parents: Node[]): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText') {
    return typeof node.value === 'string' ? node.value : undefined
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const values = nodesOf(node.expressions)
  return nodesOf(node.quasis)
    .map((quasi, index) => {
      const value = values[index]
      return cookedOf(quasi) + (value ? placeOf(value, parents) : '')
    })
    .join('')
}

/** Placeholder of a value, by the declared type of the parameter. */
function placeOf(value: Node, parents: Node[]): string {
  const name = nameOf(value)
  const params = parents.flatMap((parent) => nodesOf(parent.params))
  const isNumber = params.some(
    (param) => nameOf(param) === name && typeOf(param) === 'TSNumberKeyword',
  )
  return name !== undefined && isNumber ? NUMBER : VALUE
}

function typeOf(param: Node): string | undefined {
  const annotation = param.typeAnnotation
  const type = isNode(annotation) ? annotation.typeAnnotation : undefined
  return isNode(type) ? type.type : undefined
}

function cookedOf({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : ''
}

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
