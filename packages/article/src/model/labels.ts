import type { Tag } from './article-row.ts'

/** Labels for a side column: those of one channel, else some of each channel in turn. */
export function pickLabels(
  groups: readonly { id: string; labels: readonly Tag[] }[],
  count: number,
  channelId?: string,
): Tag[] {
  const own = groups.find((group) => group.id === channelId)
  if (own) return own.labels.slice(0, count)
  const longest = Math.max(0, ...groups.map((group) => group.labels.length))
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group.labels[round] ?? []),
  )
  return rounds.flat().slice(0, count)
}
