import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { formatSize } from '../model/format-size.ts'
import type { ResourceDetail } from '../model/resource-detail.ts'
import { DOWNLOAD_ANCHOR } from '../routes.ts'
import classes from './FileFacts.module.css'
import { FormatMark } from './FormatMark.tsx'

export interface FileFactsProps {
  resource: ResourceDetail
  /** The download button. */
  download: ReactNode
}

const { detail } = copy

/** File data: name, size, kind, checksum and download button. */
export function FileFacts({ resource, download }: FileFactsProps) {
  const { fileName, size, format, checksum } = resource
  return (
    <section id={DOWNLOAD_ANCHOR} className={classes.file} aria-label={detail.facts}>
      <FormatMark format={format} />
      <div className={classes.main}>
        <p className={classes.name}>{fileName}</p>
        <dl className={classes.facts}>
          <div>
            <dt>{detail.size}</dt>
            <dd>{formatSize(size)}</dd>
          </div>
          <div>
            <dt>{detail.type}</dt>
            <dd>{format}</dd>
          </div>
        </dl>
      </div>
      <div className={classes.download}>{download}</div>
      {checksum ? (
        <p className={classes.checksum}>
          <span>{detail.checksum}</span> <code>{checksum}</code>
        </p>
      ) : null}
    </section>
  )
}
