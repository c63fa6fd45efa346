import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, openSite } from '../testing/open-site.ts'
import { isRouterState } from './router-state.ts'

afterEach(closeAll)

const PAGE = ['__PAGE__', {}, null, 'refetch']
const TREE = [
  '',
  { children: ['article', { children: [['id', '7', 'd', null], { children: PAGE }] }] },
]
const written = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('isRouterState', () => {
  it.each([
    [TREE],
    [['', {}, ['/a', '/b'], null, 16, 'x']],
    [['', { children: PAGE, slot: PAGE }, null, null, true].slice(0, 4)],
    [['', { children: [['id', '7', 'd', ['edit']], {}] }]],
  ])('accepts %j', (tree) => {
    expect(isRouterState(written(tree))).toBe(true)
  })

  const deep = Array.from({ length: 100 }).reduce<unknown>((tree) => ['', { children: tree }], PAGE)
  it.each([
    ...['', 'x', '%', '%ff', '['.repeat(2000)],
    ...[[], {}, ['', 1], [1, {}], ['', { children: 1 }], ['', {}, 'x'], ['', {}, null, 'x']].map(
      written,
    ),
    ...[
      [['id', '7', 'x', null], {}],
      [['id', 7, 'd', null], {}],
      ['', {}, null, null, 'x'],
      deep,
    ].map(written),
    `${written(TREE)}, ${written(TREE)}`,
  ])('rejects %s', (header) => {
    expect(isRouterState(header)).toBe(false)
  })

  it('decides whether the header is forwarded to Next', async () => {
    const next = await openSite({
      next: (req, res) => res.end(String(req.headers['next-router-state-tree'])),
    })
    const ask = async (state: string) =>
      (await fetch(`${next}/user`, { headers: { 'next-router-state-tree': state } })).text()
    expect(await ask(written(TREE))).toBe(written(TREE))
    expect(await ask('%5B')).toBe('undefined')
  })
})
