import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import { LEAD, takeLead } from '../../platform/text/lead.ts'
import type { ColumnRow } from './queries.ts'

export function presentColumn(row: ColumnRow): AnswerOf<typeof contract.column.getColumn> {
  return {
    id: row.id,
    userId: row.userId,
    nickName: row.nickName,
    userImage: row.userImage,
    name: row.name,
    summary: row.summary && takeLead(row.summary, LEAD.column),
    imageUrl: row.imageUrl,
    articleCount: row.articleCount,
    viewCount: row.viewCount,
    ispublic: row.isPublic,
    status: row.status,
    sort: row.sort,
    createDate: row.createDate.toISOString(),
    // A new name is no news for readers, a new article is.
    updateDate: (row.newestDate ?? row.updateDate).toISOString(),
  }
}
