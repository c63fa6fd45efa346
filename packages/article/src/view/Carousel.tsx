import { copy } from '../copy.ts'
import type { AdvertBox } from '../model/advert-box.ts'
import { AdvertLink } from './AdvertLink.tsx'
import classes from './Carousel.module.css'

export interface CarouselProps {
  adverts: readonly AdvertBox[]
}

/** Pictures of the editors above the list, scrolled sideways by the reader. No automatic movement. */
export function Carousel({ adverts }: CarouselProps) {
  const shown = adverts.filter((advert) => advert.imageUrl !== undefined)
  if (shown.length === 0) return null
  return (
    <section className={classes.carousel} aria-label={copy.advert.carousel}>
      <ul className={classes.track}>
        {shown.map((advert, index) => (
          <li key={advert.id} className={classes.slide}>
            <AdvertLink advert={advert} className={classes.link}>
              <img
                className={classes.picture}
                src={advert.imageUrl}
                alt=""
                width={652}
                height={186}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <span className={classes.caption}>{advert.title}</span>
            </AdvertLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
