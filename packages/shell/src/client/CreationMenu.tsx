'use client'

import { buttonClass } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { IconChevronDown } from '@tabler/icons-react'
import { type MouseEvent, useRef } from 'react'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import classes from './CreationMenu.module.css'
import { useHeaderMenu } from './menu/use-header-menu.tsx'

export interface CreationMenuProps {
  className?: string
}

/**
 * 创作中心: opens the creation menu. The element is a link to a new article, which a middle click follows and
 * which is the fallback if the menu cannot be downloaded.
 */
export function CreationMenu({ className = '' }: CreationMenuProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { isOpen, menu, open, prepare, toggle } = useHeaderMenu({
    content: 'creation',
    label: copy.account.create,
    anchor: link,
    fallback: routes.writeArticle,
  })
  const keys = useCompositionSafeKeys({
    ArrowDown: (event) => {
      event.preventDefault()
      open('focus')
    },
  })
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    toggle()
  }
  return (
    <>
      {/* In a new tab (docs/rules.md#header-menus), so that the current page stays. */}
      <a
        {...keys}
        ref={link}
        className={buttonClass({ size: 'sm' }, `${classes.button} ${className}`)}
        href={routes.writeArticle}
        target="_blank"
        rel="noopener"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onClick={handleClick}
      >
        {copy.account.create}
        <IconChevronDown size={14} stroke={1.8} aria-hidden />
      </a>
      {menu}
    </>
  )
}
