import { ToneBar } from '@mozhan/ui'
import classes from './ColumnCover.module.css'

export interface ColumnCoverProps {
  id: string
  name: string
  imageUrl?: string
}

/** Cover of a column, 3:4, with a spine in the colour of the column. Without a picture it shows the name as vertical text. */
export function ColumnCover({ id, name, imageUrl }: ColumnCoverProps) {
  return (
    <span className={classes.cover}>
      {imageUrl ? (
        <img
          className={classes.picture}
          src={imageUrl}
          alt=""
          width={144}
          height={192}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={classes.title} aria-hidden>
          {name}
        </span>
      )}
      <ToneBar id={id} className={classes.spine} />
    </span>
  )
}
