import { Button } from '@mozhan/ui'
import { IconX } from '@tabler/icons-react'
import { copy } from '../copy.ts'
import classes from './ExpiryBanner.module.css'

export interface ExpiryBannerProps {
  /** What happened to the session; nothing where nothing did. */
  text?: string | undefined
  /** The page is about to go: there is nothing left to press. @default false */
  leaving?: boolean
  onLogin: () => void
  onDismiss: () => void
}

/** Says that the session has ended, over the page, moving nothing. */
export function ExpiryBanner({ text, leaving = false, onLogin, onDismiss }: ExpiryBannerProps) {
  return (
    // Always there: what is announced is the sentence that comes into it.
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
