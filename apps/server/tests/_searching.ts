import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import type { TestServer } from './_util.ts'

/** Creates texts as an author and searches as a visitor. */
export function createSearching(getServer: () => TestServer) {
  const api = createApis(getServer)
  const ask = (key: string, filters: object = {}) =>
    api().search.search({ body: { key, t: 4, size: 20, ...filters } })
  return {
    api,
    ask,
    titles: async (key: string, filters: object = {}) =>
      (await ask(key, filters)).records.map((hit) => hit.title.replace(/<\/?em>/g, '')),
    write: (title: string, mdContent = '正文。', changes: object = {}) =>
      api(IDS.lan).article.createArticle({
        body: { title, mdContent, labelIds: [IDS.css], ...changes },
      }),
    remove: (id: string) => api(IDS.lan).article.deleteArticle({ params: { id } }),
  }
}
