import type { AdvertBox } from '../model/advert-box.ts'
import { AdvertLink } from './AdvertLink.tsx'
import classes from './NoticeBox.module.css'

export interface NoticeBoxProps {
  notice: AdvertBox
}

/** Notice of the editors in the side column, on a tinted surface. */
export function NoticeBox({ notice }: NoticeBoxProps) {
  return (
    <AdvertLink advert={notice} className={classes.box}>
      {notice.imageUrl ? (
        <img
          className={classes.picture}
          src={notice.imageUrl}
          alt=""
          width={268}
          height={112}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <span className={classes.title}>{notice.title}</span>
    </AdvertLink>
  )
}
