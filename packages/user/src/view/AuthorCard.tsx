import { userPage } from '@mozhan/routes'
import { Avatar, UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { Profile } from '../model/profile.ts'
import classes from './AuthorCard.module.css'
import { Counts } from './Counts.tsx'

export interface AuthorCardProps {
  profile: Profile
}

/** Author card. It has no border, because the side column separates its boxes by lines or space. */
export function AuthorCard({ profile }: AuthorCardProps) {
  const { id, name, imageUrl, signature, articles, columns, likes } = profile
  return (
    <section className={classes.card} aria-label={copy.card.label}>
      <SmartLink className={classes.who} href={userPage.href({ id })} rel="author">
        <Avatar name={name} src={imageUrl} size={44} />
        <span className={classes.name}>
          <UserText>{name || copy.anonymous}</UserText>
        </span>
      </SmartLink>
      {signature ? <p className={classes.signature}>{signature}</p> : null}
      <Counts
        label={copy.counts.label}
        size="sm"
        counts={[
          { name: copy.counts.articles, value: articles },
          { name: copy.counts.columns, value: columns },
          { name: copy.counts.likes, value: likes },
        ]}
      />
    </section>
  )
}
