import 'server-only'
import { loadSide } from '@mozhan/session/server'
import { AuthorCard } from '../view/AuthorCard.tsx'
import { findProfile } from './load-profile.ts'

export interface AuthorPanelProps {
  /** Id of the author. */
  id: string
}

/** Card of an author beside what he wrote; nothing where he is gone. */
export async function AuthorPanel({ id }: AuthorPanelProps) {
  const profile = await loadSide('author', () => findProfile(id), undefined)
  return profile ? <AuthorCard profile={profile} /> : null
}
