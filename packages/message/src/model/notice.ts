import type { Message, MessagePart } from '@mozhan/api-client/contract'
import { groupByDay, MESSAGE_TYPE, toDay } from '@mozhan/api-client/contract'
import { ownArticlePage, userPage } from '@mozhan/routes'
import { copy } from '../copy.ts'
import { KINDS, type MessageKind } from './message-type.ts'

export interface Actor {
  name: string
  imageUrl: string | undefined
  href: string | undefined
}

/** A message as the page shows it. Plain data: it crosses from server to client. */
export interface Notice {
  id: string
  /** Key of the group; the same for all messages of a group. */
  group: string
  kind: MessageKind
  /** The users who acted, the latest first; empty for the system. */
  actors: Actor[]
  /** Number of actors. */
  count: number
  act: string
  title: string
  href: string | undefined
  content: string
  /** The comments of the group besides the latest one, as far as they are loaded, the latest first. */
  otherComments: NoticeComment[]
  /** Number of all comments of the group besides the latest one. */
  otherCommentCount: number
  isRead: boolean
  /** ISO date. */
  date: string
}

/** One comment of a grouped notice. */
export interface NoticeComment {
  id: string
  actor: Actor
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
    actors: message.fromId === undefined ? [] : actors.map(toActor),
    count: message.actorCount ?? 1,
    act: actOf(kind, message),
    title: message.title,
    href: targetHref(message),
    content: message.content,
    otherComments: (message.parts ?? [])
      .filter(({ id }) => id !== message.id)
      .map((part) => toComment({ ...message, ...part })),
    otherCommentCount: (message.partCount ?? 1) - 1,
    isRead: message.isRead,
    date: message.createDate ?? '',
  }
}

/** Converts a message to one comment of a group. */
export function toComment(
  message: MessagePart & Pick<Message, 'targetType' | 'targetId' | 'isOwnPrivate'>,
): NoticeComment {
  const { id, fromId, nickName, userImage, content } = message
  const actor = toActor({ userId: fromId, nickName, userImage })
  return { id, content, actor, href: targetHref(message) }
}

/** Link to the target of a notice: to the comment or the answer if it is known. A private article has its own page only. */
export function targetHref({
  targetType,
  targetId,
  sourceId,
  isOwnPrivate,
}: Pick<Message, 'targetType' | 'targetId' | 'sourceId' | 'isOwnPrivate'>): string | undefined {
  if (targetId === undefined || !/^(?:article|question|resource|column)$/.test(targetType ?? '')) {
    return undefined
  }
  if (isOwnPrivate) return ownArticlePage.href({ id: targetId })
  const page = `/${targetType}/${encodeURIComponent(targetId)}`
  if (sourceId === undefined) return page
  return `${page}#${targetType === 'question' ? 'answer' : 'comment'}-${encodeURIComponent(sourceId)}`
}

export function toNoticeDays(notices: readonly Notice[]): NoticeDay[] {
  return Array.from(groupByDay(notices), ([day, ofDay]) => ({ day, notices: ofDay }))
}

/** Appends later pages without duplicates, because new messages shift the pages. */
export function mergeById<T extends { id: string }>(first: readonly T[], rest: readonly T[]): T[] {
  const seen = new Set(first.map(({ id }) => id))
  return [...first, ...rest.filter(({ id }) => !seen.has(id))]
}

/** Comments of one day (China Standard Time) on one target form a group. */
function groupOf(
  kind: MessageKind,
  { id, targetType, targetId, createDate = '' }: Message,
): string {
  if (kind !== 'comment' || targetId === undefined) return id
  return `${targetType} ${targetId} ${toDay(createDate)}`
}

function toActor({
  userId,
  nickName,
  userImage,
}: {
  userId?: string | undefined
  nickName: string
  userImage?: string | null | undefined
}): Actor {
  return {
    name: nickName.trim() || copy.someone,
    imageUrl: userImage ?? undefined,
    href: userId === undefined ? undefined : userPage.href({ id: userId }),
  }
}

function actOf(kind: MessageKind, { targetType, sourceId, isMention }: Message): string {
  if (kind === 'letter' || kind === 'system') return ''
  if (kind === 'thumhup' && sourceId !== undefined) return copy.acts.thumhup.answer
  const known = isMention ? 'mention' : 'replyOnly'
  const act = kind === 'reply' && isMention !== undefined ? known : kind
  const acts: Readonly<Record<string, string>> = copy.acts[act]
  return (targetType !== undefined && acts[targetType]) || copy.acts.other
}
