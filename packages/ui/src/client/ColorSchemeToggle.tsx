'use client'

import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { copy } from '../copy.ts'
import type { ColorScheme } from '../theme/color-scheme.ts'
import classes from './ColorSchemeToggle.module.css'
import { useColorScheme } from './use-color-scheme.ts'

const ORDER = ['auto', 'light', 'dark'] as const
const ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

/** One button that cycles through 跟随系统, 浅色, 深色. Neutral until mounted, so that server and client markup match. */
export function ColorSchemeToggle() {
  const { scheme, setScheme } = useColorScheme()
  const Icon = ICONS[scheme ?? 'auto']
  const next = nextScheme(scheme ?? 'auto')
  const label = scheme
    ? copy.colorScheme.next(copy.colorScheme[scheme], copy.colorScheme[next])
    : copy.colorScheme.label
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-label={label}
      title={label}
      data-known={scheme ? true : undefined}
      onClick={() => setScheme(next)}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </button>
  )
}

function nextScheme(scheme: ColorScheme): ColorScheme {
  return ORDER[(ORDER.indexOf(scheme) + 1) % ORDER.length] ?? 'auto'
}
