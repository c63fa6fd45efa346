import { RESOURCE_STATUS } from '@mozhan/api-client/contract'
import type { Viewer } from '../../platform/http/tokens.ts'

interface ResourceFacts {
  readonly userId: string
  readonly status: number
}

/** Everybody sees what is approved; who uploaded it sees it in every state but deleted. */
export function canSee(viewer: Viewer | null, { userId, status }: ResourceFacts): boolean {
  if (status === RESOURCE_STATUS.deleted) return false
  return status === RESOURCE_STATUS.approved || userId === viewer?.id
}

/** Only who uploaded a resource changes and deletes it. */
export function isOwner(viewer: Viewer, { userId }: ResourceFacts): boolean {
  return viewer.id === userId
}
