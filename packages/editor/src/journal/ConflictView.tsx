'use client'

import { Button } from '@mozhan/ui'
import { useId } from 'react'
import classes from './ConflictView.module.css'
import { CopyText } from './CopyText.tsx'
import { copy } from './copy.ts'
import type { JournalSnapshot, JournalVersion } from './types.ts'
import { VersionTime } from './VersionTime.tsx'

export interface ConflictViewProps<Content> {
  /** The conflict of the journal; nothing is shown without it. */
  conflict: JournalSnapshot<Content>['conflict']
  /** The readable part of the content, such as title and text. */
  toText: (content: Content) => string
  onChoose: (choice: 'mine' | 'theirs') => void
}

/** Two versions side by side, with their times and origins, to choose from. */
export function ConflictView<Content>({ conflict, toText, onChoose }: ConflictViewProps<Content>) {
  const id = useId()
  if (!conflict) return null
  const { mine, theirs } = conflict
  return (
    <section className={classes.conflict} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {copy.conflict.title}
      </h2>
      <p className={classes.hint}>{copy.conflict.hint}</p>
      <div className={classes.versions}>
        <Version
          version={mine}
          name={copy.conflict.mine}
          toText={toText}
          onChoose={() => onChoose('mine')}
        />
        <Version
          version={theirs}
          name={copy.conflict.theirs[theirs.origin]}
          toText={toText}
          onChoose={() => onChoose('theirs')}
        />
      </div>
    </section>
  )
}

interface VersionProps<Content> {
  version: JournalVersion<Content>
  name: string
  toText: (content: Content) => string
  onChoose: () => void
}

function Version<Content>({ version, name, toText, onChoose }: VersionProps<Content>) {
  const id = useId()
  const text = toText(version.content)
  return (
    <article className={classes.version} aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id} className={classes.name}>
          {name}
        </h3>
        <VersionTime at={version.at} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keyboard */}
      <section className={classes.text} tabIndex={0} aria-labelledby={id}>
        {text.trim() === '' ? copy.conflict.empty : text}
      </section>
      <footer className={classes.actions}>
        <Button size="sm" onClick={onChoose}>
          {copy.conflict.choose}
        </Button>
        <CopyText text={text} />
      </footer>
    </article>
  )
}
