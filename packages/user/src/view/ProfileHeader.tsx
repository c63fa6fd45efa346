import { Avatar, formatDate } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Profile } from '../model/profile.ts'
import { Counts } from './Counts.tsx'
import classes from './ProfileHeader.module.css'

export interface ProfileHeaderProps {
  profile: Profile
  /** Replaces the picture by an editor. */
  avatar?: ReactNode
  /** Links after the facts. */
  links?: ReactNode
  /** Actions of the reader. */
  action?: ReactNode
}

/** Header of a profile page: picture, name, signature and counters. */
export function ProfileHeader({ profile, avatar, links, action }: ProfileHeaderProps) {
  const { name, imageUrl, signature, articles, columns, likes, views, joined } = profile
  return (
    <header className={classes.header}>
      {avatar ?? <Avatar name={name} src={imageUrl} size={80} />}
      <div className={classes.who}>
        <h1 className={classes.name}>{name || copy.anonymous}</h1>
        <p className={classes.signature} data-empty={signature === '' || undefined}>
          {signature || copy.noSignature}
        </p>
        {joined || links ? (
          <p className={classes.facts}>
            {joined ? (
              <span>
                {copy.joined} <time dateTime={joined}>{formatDate(joined)}</time>
              </span>
            ) : null}
            {links}
          </p>
        ) : null}
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
      <div className={classes.counts}>
        <Counts
          label={copy.counts.label}
          counts={[
            { name: copy.counts.articles, value: articles },
            { name: copy.counts.columns, value: columns },
            { name: copy.counts.likes, value: likes },
            { name: copy.counts.views, value: views },
          ]}
        />
      </div>
    </header>
  )
}
