import { Button } from '@mozhan/ui'
import { IconX } from '@tabler/icons-react'
import { copy } from '../copy.ts'
import classes from './ExpiryBanner.module.css'

export interface ExpiryBannerProps {
  /** Message about the ended session; nothing is shown without it. */
  text?: string | undefined
  /** The page is about to be left, so the actions are hidden. @default false */
  leaving?: boolean
  onLogin: () => void
  onDismiss: () => void
}

/** Overlay that says that the session has ended; causes no layout shift. */
export function ExpiryBanner({ text, leaving = false, onLogin, onDismiss }: ExpiryBannerProps) {
  return (
    // Always rendered, because a live region announces only changes of its content.
    <div className={classes.place} role="alert">
      {text ? (
        <div className={classes.notice}>
          <p>{text}</p>
          {leaving ? null : (
            <>
              <Button variant="primary" size="sm" onClick={onLogin}>
                {copy.errors.login}
              </Button>
              <button
                type="button"
                className={classes.close}
                aria-label={copy.errors.dismiss}
                onClick={onDismiss}
              >
                <IconX size={16} stroke={1.6} aria-hidden />
              </button>
            </>
          )}
        </div>
      ) : null}
    </div>
  )
}
