import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import classes from './Breadcrumb.module.css'

export interface BreadcrumbProps {
  /** From the top; the last one is the page itself and leads nowhere. */
  steps: readonly { text: string; href?: string }[]
}

/** Where a page stands. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav className={classes.crumbs} aria-label={copy.crumbs.label}>
      <ol className={classes.list}>
        {steps.map(({ text, href }, index) => (
          <li key={text} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {href === undefined ? (
              <UserText>{text}</UserText>
            ) : (
              <SmartLink href={href}>{text}</SmartLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
