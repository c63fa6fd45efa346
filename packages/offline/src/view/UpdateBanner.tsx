import { Button } from '@mozhan/ui'
import { copy } from '../copy.ts'
import classes from './UpdateBanner.module.css'

export interface UpdateBannerProps {
  isShown: boolean
  onRefresh: () => void
  onLater: () => void
}

/** Offers a new version of the site at the edge of the page, without a layout shift. */
export function UpdateBanner({ isShown, onRefresh, onLater }: UpdateBannerProps) {
  return (
    // Always rendered, because screen readers announce only changes of an existing live region.
    <div className={classes.place} role="status">
      {isShown ? (
        <div className={classes.notice}>
          <p>{copy.update.text}</p>
          <div className={classes.ways}>
            <Button variant="quiet" size="sm" onClick={onLater}>
              {copy.update.later}
            </Button>
            <Button variant="primary" size="sm" onClick={onRefresh}>
              {copy.update.refresh}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
