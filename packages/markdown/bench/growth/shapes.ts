import { CODE, LANGUAGES } from './code-units.ts'
import { AUTOLINKS, ENTITIES, HTML, LINES, LINKS, MARKERS, TEXT } from './units.ts'

/** A text that can be generated in any size. */
export interface Shape {
  name: string
  /** @param size approximate size in UTF-16 units */
  make: (size: number) => string
}

const INLINE = [...MARKERS, ...LINKS, ...AUTOLINKS, ...HTML, ...ENTITIES, ...TEXT]

function repeated(unit: string): Shape {
  return { name: JSON.stringify(unit), make: (size) => unit.repeat(Math.ceil(size / unit.length)) }
}

function shape(name: string, make: Shape['make']): Shape {
  return { name, make }
}

const times = (size: number, unit: string) => unit.repeat(Math.ceil(size / unit.length))
const count = (size: number, each: number, make: (index: number) => string) =>
  Array.from({ length: Math.ceil(size / each) }, (_, index) => make(index)).join('')

function single(unit: string): Shape[] {
  return [
    repeated(unit),
    repeated(`${unit} `),
    repeated(`a${unit}`),
    repeated(`${unit}\n`),
    shape(`letter, ${JSON.stringify(unit)} run, letter`, (size) => `a${times(size, unit)}b`),
    shape(
      `${JSON.stringify(unit)} run, letter, run`,
      (size) => `${times(size / 2, unit)}a${times(size / 2, unit)}`,
    ),
  ]
}

const line = (unit: string): Shape[] => [
  repeated(`${unit}\n`),
  repeated(`${unit}\n\n`),
  repeated(`a\n${unit}\n`),
  shape(`> ${JSON.stringify(unit)} in a quote`, (size) =>
    times(size, `${unit}\n`).replace(/^/gm, '> '),
  ),
  shape(
    `- ${JSON.stringify(unit)} in a list`,
    (size) => `- ${times(size, `${unit}\n`).replace(/^/gm, '  ').trimStart()}`,
  ),
]

/** Texts whose parts differ, nest, or refer to each other. */
const STRUCTURES: Shape[] = [
  shape(
    'wide table of short rows',
    (size) => `${'|a'.repeat(size / 24)}|\n${'|-'.repeat(size / 24)}|\n${times(size * 0.8, '|\n')}`,
  ),
  shape(
    'wide table of one row',
    (size) => `${'|a'.repeat(size / 6)}|\n${'|-'.repeat(size / 6)}|\n${'|a'.repeat(size / 6)}|\n`,
  ),
  shape('long table', (size) => `|a|b|c|\n|-|-|-|\n${times(size, '|a|b|c|\n')}`),
  shape('many tables', (size) => times(size, '|a|b|\n|-|-|\n|c|d|\n\n')),
  shape('table rows of markers', (size) => `|a|b|\n|-|-|\n${times(size, '|*a|**b|\n')}`),
  shape('header row without a delimiter row', (size) => `${times(size, '|a')}\n`),
  shape(
    'references to different definitions',
    (size) =>
      `${count(size / 2, 10, (i) => `[a${i}] `)}\n\n${count(size / 2, 10, (i) => `[a${i}]: /x\n`)}`,
  ),
  shape('references to one definition', (size) => `${times(size, '[a] ')}\n\n[a]: /x`),
  shape(
    'long references to one definition',
    (size) =>
      `[${'a'.repeat(900)}]: /${'x'.repeat(3000)}\n\n${times(size, '[a]\n')}\n[a]: /${'y'.repeat(size / 10)} "${'z'.repeat(size / 10)}"`,
  ),
  shape('different definitions', (size) => count(size, 12, (i) => `[a${i}]: /x\n`)),
  shape('equal definitions', (size) => times(size, '[a]: /x\n')),
  shape(
    'footnotes referred to once',
    (size) =>
      `${count(size / 2, 8, (i) => `[^${i}] `)}\n\n${count(size / 2, 10, (i) => `[^${i}]: x\n`)}`,
  ),
  shape('one footnote referred to often', (size) => `${times(size, '[^1] ')}\n\n[^1]: x`),
  shape('footnotes in footnotes', (size) => count(size, 14, (i) => `[^${i}]: [^${i + 1}]\n\n`)),
  shape('equal headings', (size) => times(size, '# 安装\n')),
  shape('different headings', (size) => count(size, 9, (i) => `# a${i}\n\n`)),
  shape('headings that look like numbered ones', (size) =>
    count(size, 9, (i) => `# a-${i}\n# a\n`),
  ),
  shape('chosen anchors', (size) => count(size, 14, (i) => `# a {#b${i % 7}}\n`)),
  shape('links to anchors', (size) => `# a\n\n${times(size, '[a](#a) ')}`),
  shape('lists in each other', (size) =>
    count(size, Math.sqrt(size), (i) => `${'  '.repeat(i)}- a\n`),
  ),
  shape('lists in each other on one line', (size) => times(size, '- ')),
  shape('quotes in each other on one line', (size) => `${times(size, '>')}a`),
  shape('forty quotes a line', (size) => times(size, `${'>'.repeat(39)} a\n`)),
  shape('forty quotes, lazy lines', (size) => `${'>'.repeat(39)} a\n${times(size, 'a\n')}`),
  shape('quote after list after quote', (size) => times(size, '> - a\n\n- > b\n\n')),
  shape('list of blank items', (size) => times(size, '-\n\n')),
  shape('list with blank lines', (size) => `- a\n${times(size, '\n')}  b`),
  shape('growing indentation', (size) =>
    count(size, Math.sqrt(size), (i) => `${' '.repeat(i)}a\n`),
  ),
  shape('runs of backticks of growing length', (size) =>
    count(size, Math.sqrt(size), (i) => `${'`'.repeat(i)}a`),
  ),
  shape('runs of dollars of growing length', (size) =>
    count(size, Math.sqrt(size), (i) => `${'$'.repeat(i)}a`),
  ),
  shape('runs of stars of growing length', (size) =>
    count(size, Math.sqrt(size), (i) => `${'*'.repeat(i)}a`),
  ),
  shape(
    'stars closed in reverse',
    (size) =>
      `${count(size / 2, 3, (i) => (i % 2 ? '**a' : '_a '))}${count(size / 2, 3, (i) => (i % 2 ? 'a**' : ' a_'))}`,
  ),
  shape('links in brackets', (size) => `${times(size / 2, '[')}${times(size / 2, '](b)')}`),
  shape('pictures in pictures', (size) => `${times(size / 3, '![')}a${times(size * 0.6, '](b)')}`),
  shape(
    'parentheses in a destination',
    (size) => `[a](${times(size / 2, '(')}${times(size / 2, ')')})`,
  ),
  shape('escaped parentheses', (size) => times(size, '[a](\\(')),
  shape('one long word', (size) => times(size, 'a')),
  shape('one long address', (size) => `https://a.b/${times(size, 'c/')}`),
  shape('one long mail address', (size) => `${times(size, 'a.')}@b.c`),
  shape('one long line of Chinese', (size) => times(size, '数据库事务，')),
  shape('wrapped lines of Chinese', (size) => times(size, '数据库事务\n')),
  shape('paragraphs', (size) => times(size, '一段**话**与`码`。\n\n')),
  shape(
    'tags open inside of each other',
    (size) => `${times(size / 2, '<div>')}a${times(size / 2, '</div>')}`,
  ),
  shape(
    'inline tags open inside of each other',
    (size) => `a${times(size / 2, '<b>')}a${times(size / 2, '</b>')}`,
  ),
  shape('tags closed in the wrong order', (size) => times(size, '<b><i></b></i>')),
  shape('formatting left open in paragraphs', (size) => times(size, '<p><b><i>a\n\n')),
  shape('formatting left open with attributes', (size) =>
    count(size, 20, (i) => `<b id="${i}">a\n\n`),
  ),
  shape('tables in tables', (size) => times(size, '<table><td>\n\n')),
  shape(
    'unknown tags in each other',
    (size) => `${times(size / 2, '<Foo>\n')}${times(size / 2, '</Foo>\n')}`,
  ),
  shape('unknown tags around blocks', (size) => times(size, '<Foo>\n# a\n</Foo>\n')),
  shape('unknown tags with different names', (size) => count(size, 9, (i) => `<F${i}>a `)),
  shape('one tag of many attributes', (size) => `<a ${count(size, 8, (i) => `a${i}="b" `)}>x</a>`),
  shape('one tag of a long attribute', (size) => `<a title="${times(size, 'a')}">x</a>`),
  shape('one long comment', (size) => `<!-- ${times(size, 'a-')}`),
  shape('containers in each other', (size) =>
    count(size, 20, (i) => `${':'.repeat(3 + (i % 10))} tip a\n`),
  ),
  shape(
    'containers closed too often',
    (size) => `${times(size / 2, '::: tip\n')}${times(size / 2, ':::\n')}`,
  ),
  shape('containers of many colons', (size) =>
    count(size, Math.sqrt(size), (i) => `${':'.repeat(i + 3)} tip\n`),
  ),
  shape('blanks in a container title', (size) => `::: tip ${' '.repeat(size)}x {`),
  shape('one formula', (size) => `$$\n${times(size, '\\frac{a}{b}')}\n$$`),
  shape('many formulas', (size) => times(size, '$a^2$ ')),
  shape('many displayed formulas', (size) => times(size, '$$\na^2\n$$\n\n')),
  shape('nested braces in a formula', (size) =>
    times(size, `$${'{'.repeat(400)}a${'}'.repeat(400)}$ `),
  ),
  shape('formulas with macros', (size) =>
    times(size, '$\\def\\a{\\b\\b}\\def\\b{\\c\\c}\\def\\c{xx}\\a$ '),
  ),
  shape('formulas of large matrices', (size) =>
    times(size, `$\\begin{matrix}${'&'.repeat(200)}\\end{matrix}$ `),
  ),
  shape('unclosed formulas', (size) => times(size, 'a $b ')),
  shape('many small code blocks', (size) => times(size, '```ts\nconst a = 1\n```\n\n')),
  shape('code blocks without a language', (size) => times(size, '```\na\n```\n')),
  shape('one code block of short lines', (size) => `\`\`\`\n${times(size, '\n')}\`\`\``),
  shape(
    'one code block of marked lines',
    (size) => `\`\`\`js {1-10000}\n${times(size, 'a\n')}\`\`\``,
  ),
  shape('long info strings', (size) => `\`\`\`js ${times(size, '{1,2}')}\na\n\`\`\``),
  shape('many diagrams', (size) => times(size, '```mermaid\ngraph TD\nA-->B\n```\n')),
  shape('lines of one direction mark', (size) => `\`\`\`\n${times(size, '\u202e\n')}\`\`\``),
  shape('many pictures', (size) => count(size, 20, (i) => `![a](/files/${i}.png) `)),
  shape('carriage returns', (size) => times(size, 'a\r')),
  shape('lines of blanks', (size) => times(size, '   \n')),
  shape('one line of blanks', (size) => `${' '.repeat(size)}x`),
  shape('tabs', (size) => `${times(size, '\t')}x`),
  shape('half surrogates', (size) => times(size, '\ud83c')),
  shape('combining marks', (size) => `a${times(size, '\u0301')}`),
]

const code = (language: string, unit: string) =>
  shape(
    `${language}: ${JSON.stringify(unit)}`,
    (size) => `\`\`\`${language}\n${times(size, unit)}\n\`\`\``,
  )

const SINGLES = [...INLINE.flatMap(single), ...LINES.flatMap(line)]

/** Costly code on one line, and line by line. */
const CODE_SHAPES = LANGUAGES.flatMap((language) =>
  CODE.flatMap((unit) => [
    code(language, unit),
    code(language, `${unit}\n`),
    code(language, `${unit.repeat(8)}\n`),
  ]),
)

/** Units combined in pairs, within lines and across lines. */
const PAIRS = [
  ...pairs(INLINE, (a, b) => a + b),
  ...pairs(INLINE, (a, b) => `${a}a${b} `),
  ...pairs(LINES, (a, b) => `${a}\n${b}\n`),
  ...pairs(LINES, (a, b) => `${a}\n\n${b}\n\n`),
  ...INLINE.flatMap((a) => LINES.map((b) => repeated(`${a}\n${b}\n`))),
  ...INLINE.flatMap((a) => LINES.map((b) => repeated(`${b}${a}\n`))),
]

function pairs(units: readonly string[], join: (a: string, b: string) => string): Shape[] {
  return units.flatMap((a) => units.filter((b) => a !== b).map((b) => repeated(join(a, b))))
}

/**
 * The shapes to measure: all structures, and of the others a deterministic sample.
 * @param share 2 for all of some 49,000; 0.012 for about five hundred
 */
export function selectShapes(share: number): Shape[] {
  const chosen = [
    ...STRUCTURES,
    ...everyNth(SINGLES, share * 10),
    ...everyNth(CODE_SHAPES, share),
    ...everyNth(PAIRS, share / 2),
  ]
  return [...new Map(chosen.map((each) => [each.name, each])).values()]
}

function everyNth(shapes: readonly Shape[], share: number): Shape[] {
  const step = Math.max(1, Math.round(1 / share))
  return shapes.filter((_, index) => index % step === 0)
}
