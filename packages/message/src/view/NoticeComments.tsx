import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { NoticePart } from '../model/notice.ts'
import classes from './NoticeParts.module.css'

export interface NoticePartsProps {
  parts: readonly NoticePart[]
  /** The reader follows a link to a comment. */
  onOpen: () => void
}

/** The comments of a group, with links to them. */
export function NoticeParts({ parts, onOpen }: NoticePartsProps) {
  return (
    <ul className={classes.parts}>
      {parts.map(({ id, actor, content, href }) => (
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
