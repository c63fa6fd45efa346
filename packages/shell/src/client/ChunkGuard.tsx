'use client'

import { Component, type ReactNode, useEffect } from 'react'
import { copy } from '../copy.ts'
import { isChunkError } from '../model/chunk-error.ts'
import { Notice } from '../view/Notice.tsx'
import { ReloadButton } from './ReloadButton.tsx'
import { recoverFromChunkError } from './reload-guard.ts'
import { useBrokenChunk } from './use-broken-chunk.ts'

export interface ChunkGuardProps {
  children: ReactNode
}

/**
 * Error boundary for chunks that cannot be downloaded or contain another document: reloads the page once, and after that
 * shows a message. All other errors are passed to the boundary above.
 */
export function ChunkGuard({ children }: ChunkGuardProps) {
  const isGivenUp = useBrokenChunk()
  useEffect(() => {
    const handleError = (event: ErrorEvent) => {
      recoverFromChunkError(event.error)
    }
    const handleRejection = (event: PromiseRejectionEvent) => {
      recoverFromChunkError(event.reason)
    }
    window.addEventListener('error', handleError)
    window.addEventListener('unhandledrejection', handleRejection)
    return () => {
      window.removeEventListener('error', handleError)
      window.removeEventListener('unhandledrejection', handleRejection)
    }
  }, [])
  return isGivenUp ? <OutdatedNotice /> : <ChunkBoundary>{children}</ChunkBoundary>
}

interface ChunkBoundaryState {
  error?: unknown
}

class ChunkBoundary extends Component<ChunkGuardProps, ChunkBoundaryState> {
  override state: ChunkBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ChunkBoundaryState {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    recoverFromChunkError(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isChunkError(error)) throw error
    return <OutdatedNotice />
  }
}

function OutdatedNotice() {
  return (
    <Notice
      title={copy.errors.outdated}
      description={copy.errors.outdatedHint}
      action={<ReloadButton />}
    />
  )
}
