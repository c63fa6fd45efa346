'use client'

import IconLayoutSidebar from '@tabler/icons-react/icons/IconLayoutSidebar'
import { lazy, Suspense, useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import classes from './DrawerButton.module.css'
import type { TalkSideProps } from './TalkSide.tsx'

const TalkDrawer = lazy(() => import('./TalkDrawer.tsx'))

/** Opens the conversations on small screens; the drawer is downloaded on first use. */
export function DrawerButton({ onOpen, onCreate, ...side }: TalkSideProps) {
  const [isWanted, setWanted] = useState(false)
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
          setWanted(true)
          setOpen(true)
        }}
      >
        <IconLayoutSidebar size={18} stroke={1.6} aria-hidden />
        {copy.list.open}
      </button>
      {isWanted ? (
        <Suspense fallback={null}>
          <TalkDrawer
            {...side}
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
