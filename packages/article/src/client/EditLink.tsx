'use client'

import { useOwnState } from '@mozhan/content/client'
import { articleEditor } from '@mozhan/routes'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from './copy.ts'
import classes from './EditLink.module.css'

export interface EditLinkProps {
  articleId: string
}

/** Link to the editor of an article, shown to its author only. */
export function EditLink({ articleId }: EditLinkProps) {
  const own = useOwnState('article', articleId)
  return own?.isOwner ? (
    <SmartLink className={classes.link} href={articleEditor.href({ id: articleId })}>
      {copy.edit}
    </SmartLink>
  ) : null
}
