import { type AnswerOf, type contract, SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { Candidate } from '../../platform/search/candidates.ts'
import type { Query } from '../../platform/search/parse-query.ts'
import { markText } from '../../platform/search/passage.ts'
import type { Person } from './find-people.ts'
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

/** Somebody who was found by name. */
export function presentPerson(person: Person, query: Query): Hit {
  return {
    id: person.id,
    type: SEARCH_TYPE.user,
    title: markText(person.nickName, query),
    summary: markText(person.signature ?? '', query),
    userId: person.id,
    nickName: person.nickName,
    userImage: person.imageUrl,
    imageUrl: person.imageUrl,
    viewCount: 0,
    thumhup: person.likeCount ?? 0,
    labelList: [],
    createDate: person.createDate.toISOString(),
    updateDate: person.updateDate.toISOString(),
  }
}
