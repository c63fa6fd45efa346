import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import type { TestServer } from './_util.ts'

/** Writing and finding, as a writer and a visitor do it. */
export function createSearching(getServer: () => TestServer) {
  const api = createApis(getServer)
  const ask = (key: string, wish: object = {}) =>
    api().search.search({ body: { key, t: 4, size: 20, ...wish } })
  return {
    api,
    ask,
    titles: async (key: string, wish: object = {}) =>
      (await ask(key, wish)).records.map((hit) => hit.title.replace(/<\/?em>/g, '')),
    write: (title: string, mdContent = '正文。', changes: object = {}) =>
      api(IDS.lan).article.createArticle({
        body: { title, mdContent, labelIds: [IDS.css], ...changes },
      }),
    remove: (id: string) => api(IDS.lan).article.deleteArticle({ params: { id } }),
  }
}
