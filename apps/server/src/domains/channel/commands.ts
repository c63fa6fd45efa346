import { hasVisibleText } from '@mozhan/api-client/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { channels, labels } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'

/**
 * Returns the ids of the labels with these names, compared case-insensitively. Missing labels are created in the first named
 * channel (default 其他), which is also created if it is missing.
 */
export async function ensureLabels(
  tx: Database,
  context: Pick<Platform, 'createId'>,
  names: readonly string[],
  channelNames: readonly string[] = [],
): Promise<{ ids: string[]; hasCreated: boolean }> {
  const visibleNames = names.filter(hasVisibleText).map((name) => name.trim())
  const wanted = new Map(visibleNames.map((name) => [name.toLowerCase(), name]))
  if (wanted.size === 0) return { ids: [], hasCreated: false }
  const existing = await tx
    .select({ id: labels.id, key: sql<string>`lower(${labels.name})` })
    .from(labels)
    .where(inArray(sql`lower(${labels.name})`, [...wanted.keys()]))
  const idOf = new Map(existing.map((row) => [row.key, row.id]))
  const missing = [...wanted].filter(([key]) => !idOf.has(key))
  if (missing.length > 0) {
    const channelId = await ensureChannel(
      tx,
      context,
      channelNames.find(hasVisibleText)?.trim() ?? copy.other,
    )
    for (const [key, name] of missing) {
      const id = context.createId()
      await tx.insert(labels).values({ id, channelId, name })
      idOf.set(key, id)
    }
  }
  return {
    ids: [...wanted.keys()].flatMap((key) => idOf.get(key) ?? []),
    hasCreated: missing.length > 0,
  }
}

async function ensureChannel(
  tx: Database,
  context: Pick<Platform, 'createId'>,
  name: string,
): Promise<string> {
  const [existing] = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(eq(sql`lower(${channels.name})`, name.toLowerCase()))
  if (existing) return existing.id
  const id = context.createId()
  // Channels that were sorted manually have smaller numbers.
  await tx.insert(channels).values({ id, name, sort: 1000 })
  return id
}
