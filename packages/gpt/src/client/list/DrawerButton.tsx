'use client'

import IconLayoutSidebar from '@tabler/icons-react/icons/IconLayoutSidebar'
import { lazy, Suspense, useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import type { ConversationSidebarProps } from './ConversationSidebar.tsx'
import classes from './DrawerButton.module.css'

const ConversationDrawer = lazy(() => import('./ConversationDrawer.tsx'))

/** Opens the list of conversations on small screens. The drawer is loaded on first use. */
export function DrawerButton({ onOpen, onCreate, ...sidebarProps }: ConversationSidebarProps) {
  const [isRequested, setRequested] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setRequested(true)
          setOpen(true)
        }}
      >
        <IconLayoutSidebar size={18} stroke={1.6} aria-hidden />
        {copy.list.open}
      </button>
      {isRequested ? (
        <Suspense fallback={null}>
          <ConversationDrawer
            {...sidebarProps}
            isOpen={isOpen}
            onClose={close}
            onClosed={() => button.current?.focus({ preventScroll: true })}
            onOpen={(id) => {
              close()
              onOpen(id)
            }}
            onCreate={() => {
              close()
              onCreate()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
