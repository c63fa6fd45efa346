import { type AnswerOf, type contract, SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { Candidate } from '../../platform/search/candidates.ts'
import type { Query } from '../../platform/search/parse-query.ts'
import { markText } from '../../platform/search/passage.ts'
import type { FoundUser } from './find-users.ts'
import type { HitRow } from './load-hits.ts'

type Hit = NonNullable<AnswerOf<typeof contract.search.recommend>>[number]

/** A found text as a hit. @param words its title and summary, with or without highlights */
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

/** A found user as a hit. */
export function presentUserHit(user: FoundUser, query: Query): Hit {
  return {
    id: user.id,
    type: SEARCH_TYPE.user,
    title: markText(user.nickName, query),
    summary: markText(user.signature ?? '', query),
    userId: user.id,
    nickName: user.nickName,
    userImage: user.imageUrl,
    imageUrl: user.imageUrl,
    viewCount: 0,
    thumhup: user.likeCount ?? 0,
    labelList: [],
    createDate: user.createDate.toISOString(),
    updateDate: user.updateDate.toISOString(),
  }
}
