import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { collects, likes } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { FEED_KIND } from '../../platform/lists/scopes.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type CollectType,
  lockTarget,
  type Target,
  tableOf,
} from '../../platform/targets/targets.ts'
import { addReactionNotice, withdrawReactionNotice } from '../message/index.ts'
import { copy } from './copy.ts'
import { getVisibleTarget } from './visible-target.ts'

const TYPES = { like: MESSAGE_TYPE.thumhup, collect: MESSAGE_TYPE.collect } as const

/** 1 adds the reaction, -1 removes it. */
export type Toggle = 1 | -1

/** Adds or removes a like of the viewer. Idempotent. */
export function setLike(
  context: Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  target: Target,
  value: Toggle,
): Promise<void> {
  return toggle(context, viewer, target, value, likes, 'like')
}

/** Adds or removes a target to or from the collection of the viewer. Idempotent. */
export function setCollect(
  context: Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  target: Target<CollectType>,
  value: Toggle,
): Promise<void> {
  return toggle(context, viewer, target, value, collects, 'collect')
}

async function toggle(
  context: Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  target: Target,
  value: Toggle,
  table: typeof likes | typeof collects,
  count: 'like' | 'collect',
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    await lockTarget(tx, target)
    const visible = await getVisibleTarget(tx, viewer, target)
    if (visible === undefined) throw new DomainError('refused', copy.missing[target.type])
    const row = { userId: viewer.id, targetType: target.type, targetId: target.id }
    // Of concurrent equal requests exactly one changes the row, and only that one changes the counts.
    const changed =
      value === 1
        ? await tx
            .insert(table)
            .values({ ...row, createDate: context.clock() })
            .onConflictDoNothing()
            .returning({ id: table.targetId })
        : await tx
            .delete(table)
            .where(
              and(
                eq(table.userId, row.userId),
                eq(table.targetType, row.targetType),
                eq(table.targetId, row.targetId),
              ),
            )
            .returning({ id: table.targetId })
    if (changed.length === 0) return
    await addToCounts(tx, target, visible.ownerId, count, value)
    const act = { type: TYPES[count], from: viewer.id, to: visible.ownerId, target }
    if (value === 1) await addReactionNotice(context, unit, act)
    else await withdrawReactionNotice(unit, act)
    unit.invalidate(visible.tag)
  })
}

/** Updates the denormalised counts: of the target, of its author, and the heat of lists. */
async function addToCounts(
  tx: Database,
  { type, id }: Target,
  ownerId: string,
  count: 'like' | 'collect',
  step: Toggle,
): Promise<void> {
  const column = sql.raw(`${count}_count`)
  await tx.execute(
    sql`update ${tableOf(type)} set ${column} = ${column} + ${step} where id = ${id}`,
  )
  // The sums of an author include only content with its own list entries, not answers.
  if (type === 'answer') return
  await tx.execute(
    sql`insert into sys_user_stat (user_id, ${column}) values (${ownerId}, greatest(${step}, 0))
      on conflict (user_id) do update set ${column} = sys_user_stat.${column} + ${step}`,
  )
  if (type === 'article' && count === 'like') await updateFeedHeat(tx, id)
}

/** Updates the heat of list entries when it differs by more than 5 %, as for views. */
async function updateFeedHeat(tx: Database, id: string): Promise<void> {
  await tx.execute(
    sql`update mxg_feed f set heat = a.view_count + a.like_count from mxg_article a
      where a.id = ${id} and f.target_id = a.id and f.kind <= ${FEED_KIND.articleColumn}
        and abs(a.view_count + a.like_count - f.heat) > f.heat / 20`,
  )
}
