'use client'

import { useSiteConfig } from '@mozhan/session/client'
import { SmartLink } from '@mozhan/ui/client'
import { routes } from '../routes.ts'
import { Seal } from '../view/Seal.tsx'
import classes from './Logo.module.css'

/** The seal and the name of the site, or the configured picture; links to the home page. */
export function Logo() {
  const { siteName, logoUrl } = useSiteConfig()
  return (
    <SmartLink href={routes.home} className={classes.logo}>
      {logoUrl ? (
        <img src={logoUrl} alt={siteName} height={30} />
      ) : (
        <>
          <Seal />
          {siteName}
        </>
      )}
    </SmartLink>
  )
}
