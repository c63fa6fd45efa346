import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { Candidate } from './candidates.ts'
import type { HitRow } from './load-hits.ts'

type Hit = NonNullable<AnswerOf<typeof contract.search.recommend>>[number]

/** A found text. @param words what is shown of it, with marks or without */
export function presentHit(
  { type, id }: Candidate,
  row: HitRow,
  words: { readonly title: string; readonly summary: string },
): Hit {
  return {
    id,
    type,
    ...words,
    userId: row.userId,
    nickName: row.nickName,
    userImage: row.userImage,
    imageUrl: row.imageUrl,
    viewCount: row.viewCount,
    thumhup: row.likeCount ?? 0,
    labelList: row.labelList ?? [],
    createDate: row.createDate.toISOString(),
    updateDate: row.updateDate.toISOString(),
  }
}
