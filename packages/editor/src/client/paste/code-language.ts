import { LANGUAGES } from '../source/languages.ts'

const NAMES = new Set(
  LANGUAGES.flatMap(({ label, name, aliases = '' }) => [
    label.toLowerCase(),
    name,
    ...aliases.split(' ').filter(Boolean),
  ]),
)
/** Names of code without a language. */
const PLAIN = /^(?:plain|plain ?text|text|txt|none|nohighlight|code)$/
/** Class names that contain the language, such as `language-go`. */
const NAMED = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#.-]+)/i
/** Class names of highlighters, which add the name of the language as another class. */
const HIGHLIGHTED = /(?:^|\s)(?:highlight|hljs|prettyprint|code-toolbar|sourceCode)(?:\s|$)/
/** Ancestors that are searched: enough for the table inside a figure that Hexo writes. */
const MAX_ANCESTORS = 6

/** Whether a word is the name of a language, as a label above code shows it. */
export function isLanguageName(word: string): boolean {
  return NAMES.has(word.toLowerCase()) || PLAIN.test(word.toLowerCase())
}

/** The word for the fence; empty for code without a language. */
export function toLanguage(word: string): string {
  const name = word.trim().toLowerCase()
  return PLAIN.test(name) || !/^[\w+#.-]{1,30}$/.test(name) ? '' : name
}

/** The language that the page states for a block of code: at the block, inside or around it. */
export function findLanguage(block: Element): string {
  const inner = block.querySelector('code')
  const around: Element[] = []
  let element = block.parentElement
  while (element && element.nodeName !== 'BODY' && around.length < MAX_ANCESTORS) {
    around.push(element)
    element = element.parentElement
  }
  for (const candidate of [block, ...(inner ? [inner] : []), ...around]) {
    const language = toLanguage(statedAt(candidate))
    if (language) return language
  }
  return ''
}

function statedAt(element: Element): string {
  const stated = element.getAttribute('data-language') ?? element.getAttribute('data-lang')
  if (stated) return stated
  const { className } = element
  const [, named] = NAMED.exec(className) ?? []
  if (named) return named
  if (HIGHLIGHTED.test(className)) {
    const known = className.split(/\s+/).find((word) => NAMES.has(word.toLowerCase()))
    if (known) return known
  }
  const lang = element.matches('pre,code') ? (element.getAttribute('lang') ?? '') : ''
  return isLanguageName(lang) ? lang : ''
}
