import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import classes from './ContentRow.module.css'

export interface ContentRowProps {
  title: string
  href: string
  /** The column before the title. */
  mark: ReactNode
  /** Sets the columns and their gap. */
  className: string | undefined
  /** Content below the title. */
  children: ReactNode
}

/** A question or a resource in a list. */
export function ContentRow({ title, href, mark, className, children }: ContentRowProps) {
  return (
    <article className={[classes.row, className].filter(Boolean).join(' ')}>
      {mark}
      <div className={classes.main}>
        <h2 className={classes.title}>
          <SmartLink href={href}>
            <UserText>{title}</UserText>
          </SmartLink>
        </h2>
        {children}
      </div>
    </article>
  )
}
