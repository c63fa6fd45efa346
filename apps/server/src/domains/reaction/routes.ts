import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import type { CollectType } from '../../platform/targets/targets.ts'
import { setCollect, setLike } from './commands.ts'
import { copy } from './copy.ts'
import { findReacted, getReactions, type ReactedFilter, type ReactedRow } from './queries.ts'
import { getVisibleTarget } from './visible-target.ts'

export function reactionRoutes({ mount, context }: Router): void {
  const { article, question, answer, resource, collect } = contract
  const { db } = context
  const kinds = [
    { type: 'article', endpoints: article },
    { type: 'resource', endpoints: resource },
  ] as const

  for (const { type, endpoints } of kinds) {
    mount(endpoints.setThumb, async ({ viewer, params: { id, value } }) => {
      await setLike(context, viewer, { type, id }, value)
      return null
    })
  }
  mount(question.setThumb, async ({ viewer, params: { id, count } }) => {
    await setLike(context, viewer, { type: 'question', id }, count)
    return null
  })
  mount(answer.setThumb, async ({ viewer, params: { id, value } }) => {
    await setLike(context, viewer, { type: 'answer', id }, value)
    return null
  })

  for (const { type, endpoints } of [
    ...kinds,
    { type: 'question', endpoints: question } as const,
  ]) {
    mount(endpoints.setCollect, async ({ viewer, params: { id, value } }) => {
      await setCollect(context, viewer, { type, id }, value)
      return null
    })
    mount(endpoints.getState, ({ viewer, params: { id } }) => getState(viewer, type, id))
  }

  mount(collect.listCollects, ({ viewer, body }) => list(viewer, 'collect', body))
  mount(collect.listThumbs, ({ viewer, body }) => list(viewer, 'like', body))

  async function getState(viewer: Viewer, type: CollectType, id: string) {
    const visible = await getVisibleTarget(db, viewer, { type, id })
    if (visible === undefined) throw new DomainError('notFound', copy.missing[type])
    const reactions = await getReactions(db, viewer, { type, id })
    return { ...reactions, isOwner: visible.ownerId === viewer.id }
  }

  async function list(viewer: Viewer, kind: 'like' | 'collect', filter: ReactedFilter) {
    const { rows, total } = await findReacted(db, viewer, kind, filter)
    return toPage(filter, { total, next: undefined }, rows.map(presentReacted))
  }
}

function presentReacted({ likeCount, createDate, ...row }: ReactedRow) {
  return {
    ...row,
    targetId: row.id,
    thumhup: likeCount,
    createDate: createDate.toISOString(),
  }
}
