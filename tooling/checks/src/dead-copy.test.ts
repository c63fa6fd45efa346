import { describe, expect, it } from 'vitest'
import { findDeadCopy } from './dead-copy.ts'
import { Source } from './source.ts'

const COPY = `export const copy = {
  title: '文章',
  list: { empty: '还没有文章', more: (n: number) => \`还有 \${n} 篇\` },
  kinds: { article: '文章', question: '问答' },
} as const`

/** The unused keys of `COPY`, given the files that read it. */
function dead(files: Record<string, string>, copy = COPY): string[] {
  const sources = Object.entries({ 'packages/tea/src/copy.ts': copy, ...files })
  return findDeadCopy(sources.map(([path, text]) => new Source(path, text))).map(({ key }) => key)
}

const view = (code: string) => ({
  'packages/tea/src/view/List.tsx': `import { copy } from '../copy.ts'\n${code}`,
})

const ALL = [
  'copy.title',
  'copy.list.empty',
  'copy.list.more',
  'copy.kinds.article',
  'copy.kinds.question',
]
const without = (...keys: string[]) => ALL.filter((key) => !keys.includes(key))

describe('a key of a copy file', () => {
  it('is unused when no source reads it', () => {
    expect(dead({})).toEqual(ALL)
    expect(dead(view('const title = 1'))).toEqual(ALL)
  })

  it('is used when its path is read', () => {
    expect(dead(view('const a = <p title={copy.title}>{copy.list.more(3)}</p>'))).toEqual(
      without('copy.title', 'copy.list.more'),
    )
  })

  it('is not used by an equal key of another object, a type or a comment', () => {
    expect(dead(view('other.title; type A = keyof typeof copy.kinds // copy.title'))).toEqual(ALL)
  })

  it('is not used by a test or a story', () => {
    const text = "import { copy } from './copy.ts'\nrender(copy.title)"
    expect(
      dead({ 'packages/tea/src/a.test.tsx': text, 'packages/tea/src/a.stories.tsx': text }),
    ).toEqual(ALL)
  })

  it('is used through destructuring and aliases', () => {
    expect(dead(view('const { title, list: { empty } } = copy; use(title, empty)'))).toEqual(
      without('copy.title', 'copy.list.empty'),
    )
    expect(dead(view('const words = copy.list; use(words.more)'))).toEqual(
      without('copy.list.more'),
    )
  })

  it('is used by a computed key and by an iteration over its object', () => {
    const kinds = without('copy.kinds.article', 'copy.kinds.question')
    expect(dead(view('use(copy.kinds[kind])'))).toEqual(kinds)
    expect(dead(view('Object.entries(copy.kinds)'))).toEqual(kinds)
  })

  it('of an object passed as a value is used by its name in the package', () => {
    expect(dead(view('use(copy.list); function use(words) { return words.empty }'))).toEqual(
      without('copy.list.empty'),
    )
  })

  it('is used by another package through the exported name', () => {
    const files = {
      'packages/tea/src/index.ts': "export { copy as teaCopy } from './copy.ts'",
      'apps/web/src/page.tsx': "import { teaCopy } from '@mozhan/tea'\nuse(teaCopy.title)",
    }
    expect(dead(files)).toEqual(without('copy.title'))
  })

  it('of a typed record counts as its record', () => {
    const copy = "export const copy = { fields: { a: '一', b: '二' } as Record<string, string> }"
    expect(dead({}, copy)).toEqual(['copy.fields'])
  })
})
