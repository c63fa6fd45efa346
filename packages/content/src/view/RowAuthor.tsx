import { userPage } from '@mozhan/routes'
import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import classes from './ContentRow.module.css'
import { copy } from './copy.ts'

export interface RowAuthorProps {
  author: { id: string; name: string }
}

/** The author of a content in a row. */
export function RowAuthor({ author }: RowAuthorProps) {
  return (
    <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
      <UserText>{author.name || copy.anonymous}</UserText>
    </SmartLink>
  )
}
