export { canAddDraft, MAX_DRAFTS, nextRevision } from './policy.ts'
export { countDrafts, getDraft } from './queries.ts'
