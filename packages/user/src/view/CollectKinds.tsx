import { accountPage } from '@mozhan/routes'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { COLLECT_KINDS, type CollectKind } from '../model/collect-row.ts'
import classes from './CollectKinds.module.css'

export interface CollectKindsProps {
  /** Selected kind; absent for all. */
  current?: CollectKind
  search?: string
}

/** Filter of the collection by kind. */
export function CollectKinds({ current, search }: CollectKindsProps) {
  return (
    <nav className={classes.kinds} aria-label={copy.collects.kinds}>
      {[undefined, ...COLLECT_KINDS].map((kind) => (
        <SmartLink
          key={kind ?? ''}
          href={accountPage.href({ tab: 'collects', kind, key: search })}
          scroll={false}
          aria-current={kind === current ? 'true' : undefined}
        >
          {kind ? copy.collects.kind[kind] : copy.collects.all}
        </SmartLink>
      ))}
    </nav>
  )
}
