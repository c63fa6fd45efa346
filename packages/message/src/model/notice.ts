import type { Message, MessagePart } from '@mozhan/api-client/contract'
import { groupByDay, MESSAGE_TYPE, toDay } from '@mozhan/api-client/contract'
import { userPage } from '@mozhan/routes'
import { copy } from '../copy.ts'
import { KINDS, type MessageKind } from './message-type.ts'

export interface Person {
  name: string
  imageUrl: string | undefined
  href: string | undefined
}

/** A message as the page shows it. Plain data: it crosses from server to client. */
export interface Notice {
  id: string
  /** The same for all that stand together, whichever of them is the latest. */
  group: string
  kind: MessageKind
  /** Who did it, the latest first; empty: the system. */
  people: Person[]
  /** How many did it. */
  count: number
  act: string
  title: string
  href: string | undefined
  content: string
  /** What came along of those that stand together with it, the latest first; `content` is not among them. */
  rest: NoticePart[]
  /** How many stand together with it in all. */
  restCount: number
  isRead: boolean
  /** ISO date. */
  date: string
}

/** One of the comments that a notice stands for. */
export interface NoticePart {
  id: string
  person: Person
  content: string
  href: string | undefined
}

/** Notices of one day, the latest first. */
export interface NoticeDay {
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string
  notices: Notice[]
}

export function toNotice(message: Message): Notice {
  const kind = KINDS.find((each) => MESSAGE_TYPE[each] === message.type) ?? 'comment'
  const actors = [
    { userId: message.fromId, nickName: message.nickName, userImage: message.userImage },
    ...(message.otherActors ?? []),
  ]
  return {
    id: message.id,
    group: groupOf(kind, message),
    kind,
    people: message.fromId === undefined ? [] : actors.map(toPerson),
    count: message.actorCount ?? 1,
    act: actOf(kind, message),
    title: message.title,
    href: targetHref(message),
    content: message.content,
    rest: (message.parts ?? [])
      .filter(({ id }) => id !== message.id)
      .map((part) => toPart({ ...message, ...part })),
    restCount: (message.partCount ?? 1) - 1,
    isRead: message.isRead,
    date: message.createDate ?? '',
  }
}

/** A message as one of those that stand together. */
export function toPart(
  message: MessagePart & Pick<Message, 'targetType' | 'targetId'>,
): NoticePart {
  const { id, fromId, nickName, userImage, content } = message
  const person = toPerson({ userId: fromId, nickName, userImage })
  return { id, content, person, href: targetHref(message) }
}

/** The place that a notice is about: the comment or the answer itself, where it is known. */
export function targetHref({
  targetType,
  targetId,
  sourceId,
}: Pick<Message, 'targetType' | 'targetId' | 'sourceId'>): string | undefined {
  if (targetId === undefined || !/^(?:article|question|resource|column)$/.test(targetType ?? '')) {
    return undefined
  }
  const page = `/${targetType}/${encodeURIComponent(targetId)}`
  if (sourceId === undefined) return page
  return `${page}#${targetType === 'question' ? 'answer' : 'comment'}-${encodeURIComponent(sourceId)}`
}

export function toNoticeDays(notices: readonly Notice[]): NoticeDay[] {
  return Array.from(groupByDay(notices), ([day, ofDay]) => ({ day, notices: ofDay }))
}

/** The later pages behind the first, each once: while one reads, new ones push the old ones on. */
export function mergeById<T extends { id: string }>(first: readonly T[], rest: readonly T[]): T[] {
  const seen = new Set(first.map(({ id }) => id))
  return [...first, ...rest.filter(({ id }) => !seen.has(id))]
}

/** Comments of one day in China on one thing stand together, under the latest of them. */
function groupOf(
  kind: MessageKind,
  { id, targetType, targetId, createDate = '' }: Message,
): string {
  if (kind !== 'comment' || targetId === undefined) return id
  return `${targetType} ${targetId} ${toDay(createDate)}`
}

function toPerson({
  userId,
  nickName,
  userImage,
}: {
  userId?: string | undefined
  nickName: string
  userImage?: string | null | undefined
}): Person {
  return {
    name: nickName.trim() || copy.someone,
    imageUrl: userImage ?? undefined,
    href: userId === undefined ? undefined : userPage.href({ id: userId }),
  }
}

function actOf(kind: MessageKind, { targetType, sourceId }: Message): string {
  if (kind === 'letter' || kind === 'system') return ''
  if (kind === 'thumhup' && sourceId !== undefined) return copy.acts.thumhup.answer
  const acts: Readonly<Record<string, string>> = copy.acts[kind]
  return (targetType !== undefined && acts[targetType]) || copy.acts.other
}
