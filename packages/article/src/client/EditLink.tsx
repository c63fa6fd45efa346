'use client'

import { SmartLink } from '@mozhan/ui/client'
import { articleEditHref } from '../routes.ts'
import { copy } from './copy.ts'
import classes from './EditLink.module.css'
import { useOwnState } from './use-own-state.ts'

export interface EditLinkProps {
  articleId: string
}

/** Leads the writer of an article to where it is changed; nobody else sees it. */
export function EditLink({ articleId }: EditLinkProps) {
  const own = useOwnState(articleId)
  return own?.isOwner ? (
    <SmartLink className={classes.link} href={articleEditHref(articleId)}>
      {copy.edit}
    </SmartLink>
  ) : null
}
