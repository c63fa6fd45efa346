'use client'

import { Button } from '@mozhan/ui'
import { copy } from './copy.ts'
import classes from './EarlierVersions.module.css'
import type { EarlierVersion } from './record.ts'
import { VersionTime } from './VersionTime.tsx'

export interface EarlierVersionsProps<Content> {
  /** The earlier versions of the journal; nothing is shown for an empty list. */
  versions: readonly EarlierVersion<Content>[]
  toText: (content: Content) => string
  onRestore: (version: EarlierVersion<Content>) => void
}

/** Replaced texts, to be restored. */
export function EarlierVersions<Content>({
  versions,
  toText,
  onRestore,
}: EarlierVersionsProps<Content>) {
  if (versions.length === 0) return null
  return (
    <details className={classes.earlier}>
      <summary className={classes.title}>{copy.earlier.title(versions.length)}</summary>
      <ol className={classes.list}>
        {versions.map((version) => (
          <li key={`${version.at} ${version.origin}`} className={classes.version}>
            <p className={classes.text}>{toText(version.content).trim() || copy.earlier.empty}</p>
            <p className={classes.meta}>
              {copy.earlier.origin[version.origin]}
              <VersionTime at={version.at} />
            </p>
            <Button variant="quiet" size="sm" onClick={() => onRestore(version)}>
              {copy.earlier.restore}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  )
}
