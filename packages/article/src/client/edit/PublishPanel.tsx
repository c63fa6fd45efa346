'use client'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import { DrawerCloseButton, DrawerContent, DrawerOverlay, DrawerRoot } from '@mantine/core'
import { UiProvider } from '@mozhan/ui/client'
import { Button } from '@mozhan/ui/form'
import { tokens } from '@mozhan/ui/theme'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Check, findFirstMissing, toChecklist } from '../../model/checklist.ts'
import { ArticleSettings, type ArticleSettingsProps } from './ArticleSettings.tsx'
import { copy } from './copy.ts'
import { DeleteArticle } from './DeleteArticle.tsx'
import { PublishChecklist } from './PublishChecklist.tsx'
import classes from './PublishPanel.module.css'

/** Outcome of the last attempt to publish. */
export interface PublishOutcome {
  isBusy: boolean
  /** Why nothing was sent yet, or the reason of a failure. */
  message: string | undefined
  /** The attempt failed, rather than waiting for an upload. */
  hasFailed: boolean
}

export interface PublishPanelProps extends Omit<ArticleSettingsProps, 'firstMissing'> {
  isOpen: boolean
  onClose: () => void
  /** Id of the article to edit; a new one cannot be deleted. */
  articleId?: string
  /** Current title of the article, see `findProblems`. */
  currentTitle: string
  /** Words of the button and the heading. */
  action: string
  outcome: PublishOutcome
  /** Called when nothing required is missing. */
  onPublish: () => void
  /** Saves a copy of the text as a file. */
  onDownload: () => void
  /** Called to move the focus to a field outside of the panel, which is closed. */
  onLeaveFor: (field: 'title' | 'content') => void
}

/** Slides in by 12 px. */
const TRANSITION = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateX(12px)' },
  transitionProperty: 'opacity, transform',
}

/** Panel with the settings of an article, what it still lacks, and the button that publishes it. */
export function PublishPanel(props: PublishPanelProps) {
  const { isOpen, onClose } = props
  return (
    <UiProvider>
      <DrawerRoot
        opened={isOpen}
        onClose={onClose}
        position="right"
        zIndex={tokens.zIndex.overlay}
        lockScroll={false}
        transitionProps={{ duration: tokens.motion.calm, transition: TRANSITION }}
        classNames={{
          content: classes.content,
          inner: classes.inner,
          overlay: classes.veil,
          body: classes.frame,
        }}
      >
        <DrawerOverlay />
        <DrawerContent aria-label={props.action}>
          <PanelContent {...props} />
        </DrawerContent>
      </DrawerRoot>
    </UiProvider>
  )
}

function PanelContent({
  onClose,
  articleId,
  currentTitle,
  action,
  outcome,
  onPublish,
  onDownload,
  onLeaveFor,
  ...settings
}: PublishPanelProps) {
  const { draft } = settings
  const body = useRef<HTMLDivElement>(null)
  const firstLink = useRef<HTMLButtonElement>(null)
  const [isEarly, setEarly] = useState(false)
  const checks = useMemo(() => toChecklist(draft, currentTitle), [draft, currentTitle])
  const first = findFirstMissing(checks)
  // Read once: later the focus belongs to the author.
  const [firstAtOpening] = useState(first?.id)
  useEffect(() => {
    if (!first) setEarly(false)
  }, [first])

  const go = (id: Check['id']) => {
    if (id === 'title' || id === 'content') return onLeaveFor(id)
    if (id === 'pictures') return onLeaveFor('content')
    focusField(body.current, id)
  }
  const publish = () => {
    if (!first) return onPublish()
    setEarly(true)
    firstLink.current?.focus()
  }
  const isFocusInPanel = firstAtOpening === 'labelIds' || firstAtOpening === 'source'
  const why = first && isEarly ? copy.checks.why[first.id] : undefined
  const failure = outcome.hasFailed && !outcome.isBusy ? outcome.message : undefined

  return (
    <>
      <header className={classes.head}>
        <h2 className={classes.heading}>{action}</h2>
        <DrawerCloseButton size={44} iconSize={20} aria-label={copy.settings.close} />
      </header>
      <div ref={body} className={classes.body}>
        <ArticleSettings {...settings} firstMissing={firstAtOpening} />
        {articleId === undefined ? null : (
          <div className={classes.remove}>
            <DeleteArticle id={articleId} />
          </div>
        )}
      </div>
      <footer className={classes.foot}>
        {failure ? (
          <div role="alert" className={classes.failure}>
            <strong>{copy.publish.failed(failure)}</strong>
            <p>{copy.publish.nothingLost}</p>
          </div>
        ) : (
          <PublishChecklist checks={checks} firstMissing={first} firstLink={firstLink} onGo={go} />
        )}
        <div className={classes.actions}>
          {failure ? (
            <Button variant="quiet" onClick={onDownload}>
              {copy.publish.download}
            </Button>
          ) : (
            <span role="status" className={classes.why}>
              {why ?? (outcome.isBusy ? '' : outcome.message)}
            </span>
          )}
          <Button
            variant="primary"
            className={classes.go}
            data-autofocus={isFocusInPanel ? undefined : true}
            aria-disabled={outcome.isBusy || undefined}
            onClick={() => outcome.isBusy || publish()}
          >
            {outcome.isBusy ? copy.publish.busy : failure ? copy.publish.retry : action}
          </Button>
        </div>
      </footer>
    </>
  )
}

/** Moves the focus to the first control of a field of the settings. */
function focusField(body: HTMLElement | null, id: Check['id']): void {
  body?.querySelector<HTMLElement>(`[data-field="${id}"] :is(input,textarea)`)?.focus()
}
