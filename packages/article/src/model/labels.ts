import type { Tag } from './article-row.ts'

/** Picks labels for a side column: those of one channel, else round-robin from all channels. */
export function pickLabels(
  groups: readonly { id: string; labels: readonly Tag[] }[],
  count: number,
  channelId?: string,
): Tag[] {
  const own = groups.find((group) => group.id === channelId)
  if (own) return own.labels.slice(0, count)
  const maxLength = Math.max(0, ...groups.map((group) => group.labels.length))
  const rounds = Array.from({ length: maxLength }, (_, round) =>
    groups.flatMap((group) => group.labels[round] ?? []),
  )
  return rounds.flat().slice(0, count)
}
