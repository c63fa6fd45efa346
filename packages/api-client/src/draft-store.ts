import type { ApiClient } from './client.ts'
import type { contract } from './contract/contract.ts'
import type { Draft, DraftKind } from './contract/draft.ts'
import { isNotFound } from './errors/kinds.ts'

/** Which draft is kept on the server, and how its content is read. */
export interface DraftStoreOptions<Content> {
  /** Called at the first use, so that a page may load the client late. */
  getApi: () => Promise<Pick<ApiClient<typeof contract>, 'draft'>>
  /** What the text will become. */
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
  /** The text as `parse` read it. */
  content: Content
  /** Number of the version; the next save names it. */
  revision: number
  /** ms since 1970 */
  at: number
}

const MAX_TITLE_LENGTH = 255

/**
 * One draft of the server as three calls: `load`, `save` and `remove`. A save names the revision that it replaces;
 * where the server has a newer one, nothing is overwritten, and `newer` is answered. The calls reject as those of the
 * client do.
 * @param options which draft, and how its content is read
 * @returns the three calls; `load` resolves to undefined where the server has none
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
    /** `newer`: the version that was saved in between; nothing was overwritten then. */
    async save(content: Content, revision: number) {
      const api = await getApi()
      const title = titleOf(content).slice(0, MAX_TITLE_LENGTH).toWellFormed()
      const body = { kind, targetId, revision, title, content: JSON.stringify(content) }
      const saved = await api.draft.saveDraft({ params, body })
      return { revision: saved.revision, newer: saved.newer && toStored(saved.newer) }
    },
    /** Succeeds also when there is none. */
    remove: async (revision?: number) => removeDraft(await getApi(), id, revision),
  }
}

/**
 * Removes a draft; succeeds also where there is none.
 * @param api a client that has the group `draft`
 * @param id of the draft
 * @param revision removes only this version; any version where it is absent
 * @throws ApiError where the server refuses, for instance because the draft has a newer version
 * @example
 * ```ts
 * import { createApiClient, removeDraft } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * await removeDraft(createApiClient(contract), 'd3b07384-d9a0-4c9b-8f3e-2f1a6b7c8d9e')
 * ```
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
