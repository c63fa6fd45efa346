/** A label for display. */
export interface Label {
  id: string
  name: string
}

/** A channel with its labels. */
export interface LabelGroup {
  id: string
  name: string
  labels: Label[]
}

interface WireGroup {
  id: string
  name: string
  labelList?: readonly Label[] | null
}

/** Groups in the order of the API, channels without labels last. */
export function toLabelGroups(channels: readonly WireGroup[]): LabelGroup[] {
  const groups = channels.map(({ id, name, labelList }) => ({
    id,
    name,
    labels: (labelList ?? []).map((label) => ({ id: label.id, name: label.name })),
  }))
  return [
    ...groups.filter((group) => group.labels.length > 0),
    ...groups.filter((group) => group.labels.length === 0),
  ]
}

/** Finds a label by id, with its channel. */
export function findLabel(
  groups: readonly LabelGroup[],
  id: string,
): { label: Label; group: LabelGroup } | undefined {
  for (const group of groups) {
    const label = group.labels.find((item) => item.id === id)
    if (label) return { label, group }
  }
  return undefined
}

/** Labels whose name contains the key, regardless of width and case; names that start with it first. */
export function searchLabels(groups: readonly LabelGroup[], key: string, max = 30): Label[] {
  const wanted = fold(key)
  if (!wanted) return []
  const found = groups
    .flatMap(({ labels }) => labels)
    .filter(({ name }) => fold(name).includes(wanted))
  const rank = ({ name }: Label) =>
    fold(name) === wanted ? 0 : fold(name).startsWith(wanted) ? 1 : 2
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, max)
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
