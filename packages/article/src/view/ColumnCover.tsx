import classes from './ColumnCover.module.css'

export interface ColumnCoverProps {
  name: string
  imageUrl?: string
}

/** Cover of a column, 3:4. Without a picture it shows the name as vertical text. */
export function ColumnCover({ name, imageUrl }: ColumnCoverProps) {
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
    </span>
  )
}
