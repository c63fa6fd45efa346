import 'server-only'
import { GptScreen } from '@mozhan/gpt/client'
import { MAIN_ID, VisuallyHidden } from '@mozhan/ui'
import { Suspense } from 'react'
import { copy } from '../copy.ts'
import { StartView } from '../view/StartView.tsx'
import classes from './GptPage.module.css'

/** The page of the assistant. It is the same for all users; conversations are loaded in the browser. */
export function GptPage() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <VisuallyHidden>
        <h1>{copy.heading}</h1>
      </VisuallyHidden>
      <noscript>
        <p className={classes.note}>{copy.noScript}</p>
      </noscript>
      {/* The query names the conversation, and is not available in a cached page. */}
      <Suspense
        fallback={
          <div className={classes.waiting}>
            <StartView />
          </div>
        }
      >
        <GptScreen />
      </Suspense>
    </main>
  )
}
