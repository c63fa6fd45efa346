import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { NoticeComment } from '../model/notice.ts'
import classes from './NoticeComments.module.css'

export interface NoticeCommentsProps {
  comments: readonly NoticeComment[]
  /** Called when the reader follows a link to a comment. */
  onOpen: () => void
}

/** The comments of a group, with links to them. */
export function NoticeComments({ comments, onOpen }: NoticeCommentsProps) {
  return (
    <ul className={classes.comments}>
      {comments.map(({ id, actor, content, href }) => (
        <li key={id}>
          {href ? (
            <SmartLink className={classes.actor} href={href} onClick={onOpen}>
              <UserText>{actor.name}</UserText>
            </SmartLink>
          ) : (
            <UserText>{actor.name}</UserText>
          )}
          <p className={classes.content}>{content}</p>
        </li>
      ))}
    </ul>
  )
}
