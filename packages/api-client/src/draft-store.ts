import type { ApiClient } from './client.ts'
import type { contract } from './contract/contract.ts'
import type { Draft, DraftKind } from './contract/draft.ts'
import { isNotFound } from './errors/kinds.ts'

export interface DraftStoreOptions<Content> {
  /** Asked for at the first call, so that a page may load the client late. */
  getApi: () => Promise<Pick<ApiClient<typeof contract>, 'draft'>>
  kind: DraftKind
  /** Made by the writer's device. */
  id: string
  /** What is being edited; absent for something new. */
  targetId?: string
  /** Reads a stored text, whatever it holds by now. */
  parse: (value: unknown) => Content
  /** What lists of drafts show. */
  titleOf: (content: Content) => string
}

/** A version of a draft as the server has it. */
export interface StoredDraft<Content> {
  content: Content
  revision: number
  /** ms since 1970 */
  at: number
}

const TITLE_LIMIT = 255

/**
 * One draft of the server as three calls: load, save with compare-and-set, remove. Whatever they throw is the client's.
 * @example createDraftStore({ getApi, kind: 'article', id, parse, titleOf: ({ title }) => title })
 */
export function createDraftStore<Content>(options: DraftStoreOptions<Content>) {
  const { getApi, kind, id, targetId, parse, titleOf } = options
  const params = { id }
  const toStored = (draft: Draft): StoredDraft<Content> => ({
    content: parse(parseJson(draft.content)),
    revision: draft.revision,
    at: Date.parse(draft.updateDate ?? '') || 0,
  })
  return {
    async load(): Promise<StoredDraft<Content> | undefined> {
      const api = await getApi()
      try {
        return toStored(await api.draft.getDraft({ params }))
      } catch (error) {
        if (isNotFound(error)) return undefined
        throw error
      }
    },
    /** `newer`: somebody saved in between; nothing was overwritten. */
    async save(content: Content, revision: number) {
      const api = await getApi()
      const title = titleOf(content).slice(0, TITLE_LIMIT).toWellFormed()
      const body = { kind, targetId, revision, title, content: JSON.stringify(content) }
      const saved = await api.draft.saveDraft({ params, body })
      return { revision: saved.revision, newer: saved.newer && toStored(saved.newer) }
    },
    /** Succeeds also when there is none. */
    remove: async (revision?: number) => removeDraft(await getApi(), id, revision),
  }
}

/**
 * Removes a draft; succeeds also when there is none.
 * @param revision the one that may go; any, when absent
 */
export async function removeDraft(
  api: Pick<ApiClient<typeof contract>, 'draft'>,
  id: string,
  revision?: number,
): Promise<void> {
  try {
    await api.draft.deleteDraft({ params: { id }, query: { revision } })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
