import type { ApiClient } from './client.ts'
import type { contract } from './contract/contract.ts'
import type { Draft, DraftKind } from './contract/draft.ts'
import { isNotFound } from './errors/kinds.ts'

/** Options of `createDraftConnection`. */
export interface DraftStoreOptions<Content> {
  /** Called on each use, so that a page can load the client on demand. */
  getApi: () => Promise<Pick<ApiClient<typeof contract>, 'draft'>>
  /** Kind of the text. */
  kind: DraftKind
  /** Id of the draft, created by the client. */
  id: string
  /** Id of the entity that is edited; absent for a new one. */
  targetId?: string
  /** Parses stored content, which an older version may have written. */
  parse: (value: unknown) => Content
  /** Title for lists of drafts. */
  titleOf: (content: Content) => string
}

/** A version of a draft on the server. */
export interface StoredDraft<Content> {
  /** The content as parsed by `parse`. */
  content: Content
  /** Revision of the version; pass it to the next save. */
  revision: number
  /** Time of the save, in milliseconds since 1970. */
  at: number
}

const MAX_TITLE_LENGTH = 255

/**
 * One draft on the server with three calls: `load`, `save` and `remove`. A save has the revision that it replaces
 * (compare-and-set); if the server has a newer one, nothing is overwritten, and the result contains it as `newer`. The calls
 * reject with the errors of the client.
 * @param options id and kind of the draft, and how its content is parsed
 * @returns the three calls; `load` resolves to undefined if the server has no draft
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
    /** `newer`: the version that was saved meanwhile. If it is present, nothing was overwritten. */
    async save(content: Content, revision: number) {
      const api = await getApi()
      const title = titleOf(content).slice(0, MAX_TITLE_LENGTH).toWellFormed()
      const body = { kind, targetId, revision, title, content: JSON.stringify(content) }
      const saved = await api.draft.saveDraft({ params, body })
      return { revision: saved.revision, newer: saved.newer && toStored(saved.newer) }
    },
    /** Succeeds if there is no draft, too. */
    remove: async (revision?: number) => removeDraft(await getApi(), id, revision),
  }
}

/**
 * Removes a draft. Succeeds if there is none, too.
 * @param api a client with the group `draft`
 * @param id of the draft
 * @param revision removes only this version; any version if absent
 * @throws ApiError if the server refuses, for example because the draft has a newer version
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
