'use client'

import { type ComponentType, useState } from 'react'
import { routes } from '../routes.ts'
import { AvatarButton } from './AvatarButton.tsx'
import { recoverFromChunkError } from './reload-guard.ts'

/**
 * The avatar and its menu. The menu is downloaded when the reader turns to the avatar, and takes over the button when it
 * is pressed; where it can't be downloaded, the button leads to the personal centre.
 */
export function AvatarMenu() {
  const [Dropdown, setDropdown] = useState<ComponentType>()
  if (Dropdown) return <Dropdown />
  return (
    <AvatarButton
      aria-expanded={false}
      onPointerEnter={() => void loadDropdown().catch(() => {})}
      onClick={() =>
        loadDropdown().then(
          ({ AvatarDropdown }) => setDropdown(() => AvatarDropdown),
          (error: unknown) => {
            if (!recoverFromChunkError(error)) location.assign(routes.personalCentre)
          },
        )
      }
    />
  )
}

function loadDropdown() {
  return import('./AvatarDropdown.tsx')
}
