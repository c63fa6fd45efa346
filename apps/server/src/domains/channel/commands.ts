import { hasVisibleText } from '@mozhan/api-client/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { channels, labels } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'

/**
 * The ids of labels with these names. Missing ones are created in the first given channel (default 其他). Names are compared
 * without case.
 */
export async function ensureLabels(
  tx: Database,
  context: Pick<Platform, 'createId'>,
  names: readonly string[],
  categoryNames: readonly string[] = [],
): Promise<{ ids: string[]; isNew: boolean }> {
  const shown = names.filter(hasVisibleText).map((name) => name.trim())
  const wanted = new Map(shown.map((name) => [name.toLowerCase(), name]))
  if (wanted.size === 0) return { ids: [], isNew: false }
  const known = await tx
    .select({ id: labels.id, key: sql<string>`lower(${labels.name})` })
    .from(labels)
    .where(inArray(sql`lower(${labels.name})`, [...wanted.keys()]))
  const idOf = new Map(known.map((row) => [row.key, row.id]))
  const missing = [...wanted].filter(([key]) => !idOf.has(key))
  if (missing.length > 0) {
    const categoryId = await ensureChannel(
      tx,
      context,
      categoryNames.find(hasVisibleText)?.trim() ?? copy.other,
    )
    for (const [key, name] of missing) {
      const id = context.createId()
      await tx.insert(labels).values({ id, categoryId, name })
      idOf.set(key, id)
    }
  }
  return {
    ids: [...wanted.keys()].flatMap((key) => idOf.get(key) ?? []),
    isNew: missing.length > 0,
  }
}

async function ensureChannel(
  tx: Database,
  context: Pick<Platform, 'createId'>,
  name: string,
): Promise<string> {
  const [known] = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(eq(sql`lower(${channels.name})`, name.toLowerCase()))
  if (known) return known.id
  const id = context.createId()
  // After the channels that were sorted manually.
  await tx.insert(channels).values({ id, name, sort: 1000 })
  return id
}
