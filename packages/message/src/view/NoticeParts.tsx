import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { NoticePart } from '../model/notice.ts'
import classes from './NoticeParts.module.css'

export interface NoticePartsProps {
  parts: readonly NoticePart[]
  /** The reader follows one to its place. */
  onOpen: () => void
}

/** Comments that stand together: who said what, the name leading to the place. */
export function NoticeParts({ parts, onOpen }: NoticePartsProps) {
  return (
    <ul className={classes.parts}>
      {parts.map(({ id, person, content, href }) => (
        <li key={id}>
          {href ? (
            <SmartLink className={classes.person} href={href} onClick={onOpen}>
              <UserText>{person.name}</UserText>
            </SmartLink>
          ) : (
            <UserText>{person.name}</UserText>
          )}
          <p className={classes.content}>{content}</p>
        </li>
      ))}
    </ul>
  )
}
