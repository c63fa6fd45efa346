'use client'

import { useState } from 'react'
import type { Tag } from '../../model/article-row.ts'

export interface ColumnsOptions {
  /** The author's columns when the page was rendered. */
  given: readonly Tag[]
  /** Creates a column and returns its id. */
  createColumn: (name: string) => Promise<string>
  /** Called with the id of a created column. */
  onCreated: (id: string) => void
}

/** Columns offered by the picker. */
export interface Columns {
  all: readonly Tag[]
  /** Whether a column is being created. */
  isBusy: boolean
  /** Creates a column and selects it. @throws the error of the call */
  create: (name: string) => Promise<void>
}

/** The author's columns and those created in this editor. Mounted in the editor, because the drawer unmounts when it closes. */
export function useColumns({ given, createColumn, onCreated }: ColumnsOptions): Columns {
  const [created, setCreated] = useState<readonly Tag[]>([])
  const [isBusy, setBusy] = useState(false)
  const create = async (name: string) => {
    setBusy(true)
    try {
      const id = await createColumn(name)
      setCreated((known) => [...known, { id, name }])
      onCreated(id)
    } finally {
      setBusy(false)
    }
  }
  // A page rendered again contains the created columns already.
  const others = created.filter(({ id }) => given.every((column) => column.id !== id))
  return { all: [...given, ...others], isBusy, create }
}
