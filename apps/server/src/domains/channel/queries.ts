import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { channels, feedCounts, labels } from '../../platform/db/schema/index.ts'
import { FEED_KIND } from '../../platform/lists/scopes.ts'
import type { LabelRef } from './label-queries.ts'
import { channelShown } from './visibility.ts'

/** Enabled channels in display order. */
export function findChannels(db: Database) {
  return db
    .select()
    .from(channels)
    .where(channelShown())
    .orderBy(asc(channels.sort), asc(channels.id))
}

/** The labels of enabled channels with the most published articles. */
export function findHotLabels(db: Database, count: number): Promise<LabelRef[]> {
  return db
    .select({ id: labels.id, name: labels.name })
    .from(feedCounts)
    .innerJoin(labels, eq(labels.id, feedCounts.scopeId))
    .innerJoin(channels, and(eq(channels.id, labels.channelId), channelShown()))
    .where(and(eq(feedCounts.kind, FEED_KIND.articleLabel), gt(feedCounts.total, 0)))
    .orderBy(desc(feedCounts.total), asc(labels.name))
    .limit(count)
}

/** Channels with their labels; a channel without labels has an empty list. */
export async function findChannelLabels(db: Database) {
  const rows = await db
    .select({
      id: channels.id,
      name: channels.name,
      labelId: labels.id,
      labelName: labels.name,
    })
    .from(channels)
    .leftJoin(labels, eq(labels.channelId, channels.id))
    .where(channelShown())
    .orderBy(asc(channels.sort), asc(channels.id), asc(labels.sort), asc(labels.id))
  const found = new Map<string, { id: string; name: string; labelList: LabelRef[] }>()
  for (const { id, name, labelId, labelName } of rows) {
    const channel = found.get(id) ?? { id, name, labelList: [] }
    found.set(id, channel)
    if (labelId !== null && labelName !== null) {
      channel.labelList.push({ id: labelId, name: labelName })
    }
  }
  return [...found.values()]
}
