import { SmartLink } from '../client/SmartLink.tsx'
import classes from './TitleLinks.module.css'
import { UserText } from './UserText.tsx'

export interface TitleLinksProps {
  items: readonly { id: string; title: string }[]
  /** The address of an item. */
  hrefFor: (id: string) => string
}

/** Titles only, for a side column. */
export function TitleLinks({ items, hrefFor }: TitleLinksProps) {
  return (
    <ul className={classes.list}>
      {items.map(({ id, title }) => (
        <li key={id}>
          <SmartLink className={classes.link} href={hrefFor(id)}>
            <UserText>{title}</UserText>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
