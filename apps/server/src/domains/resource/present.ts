import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { Viewer } from '../../platform/http/tokens.ts'
import { LEAD, takeLead } from '../../platform/text/lead.ts'
import type { FileDetails, ResourceRow } from './queries.ts'

type Answer = AnswerOf<typeof contract.resource.getResource>

/** A resource in the form of the contract. The file address is omitted for visitors. */
export function presentResource(
  viewer: Viewer | null,
  { likeCount, createDate, updateDate, ...row }: ResourceRow,
): Answer {
  return {
    ...row,
    fileUrl: viewer === null ? undefined : row.fileUrl,
    thumhup: likeCount,
    labelIds: row.labelList.map((label) => label.id),
    createDate: createDate.toISOString(),
    updateDate: updateDate.toISOString(),
  }
}

/** A resource for lists, with the beginning of its summary. */
export function presentListedResource(viewer: Viewer | null, row: ResourceRow): Answer {
  return presentResource(viewer, { ...row, summary: takeLead(row.summary, LEAD.summary) })
}

/** Details of the file, where known. */
export function presentDetails(details: FileDetails | undefined): Partial<Answer> {
  if (details === undefined) return {}
  const { checksum, entries, entryCount, excerpt, previewUrl } = details
  return {
    checksum,
    archive: entries && { entries: [...entries], count: entryCount },
    excerpt,
    previewUrl,
  }
}
