'use client'

import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { useRef } from 'react'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import { AvatarButton } from './AvatarButton.tsx'
import { useHeaderMenu } from './menu/use-header-menu.tsx'

/** The avatar and its menu; if the menu cannot be downloaded, the button links to the personal centre. */
export function AvatarMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, menu, open, prepare, toggle } = useHeaderMenu({
    content: 'account',
    label: copy.account.menu,
    anchor: button,
    fallback: routes.personalCentre,
  })
  const keys = useCompositionSafeKeys({
    ArrowDown: (event) => {
      event.preventDefault()
      open('focus')
    },
  })
  return (
    <>
      <AvatarButton
        {...keys}
        ref={button}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onClick={toggle}
      />
      {menu}
    </>
  )
}
