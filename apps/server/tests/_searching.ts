import { IDS } from './_content.ts'
import type { TestServer } from './_util.ts'

export interface Hit {
  id: string
  type: number
  title: string
  summary: string
}

interface Found {
  records: Hit[]
  total: number
  pages: number
  isNear: boolean
  counts: { type: number; total: number }[]
  corrections: { typed: string; meant: string }[]
}

/** Writing and finding, as a writer and a visitor do it. */
export function createSearching(getServer: () => TestServer) {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const ask = async (key: string, wish: object = {}): Promise<Found> =>
    (await call('POST', '/search/api/search/search', { body: { key, t: 4, size: 20, ...wish } }))
      .data
  return {
    call,
    ask,
    titles: async (key: string, wish: object = {}): Promise<string[]> =>
      (await ask(key, wish)).records.map((hit) => hit.title.replace(/<\/?em>/g, '')),
    write: async (title: string, mdContent = '正文。', changes: object = {}): Promise<string> =>
      (
        await call('POST', '/article/article', {
          as: IDS.lan,
          body: { title, mdContent, labelIds: [IDS.css], ...changes },
        })
      ).data,
    remove: (id: string) => call('DELETE', `/article/article/${id}`, { as: IDS.lan }),
  }
}
