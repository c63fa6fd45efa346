import 'server-only'
import { AuthorCard } from '../view/AuthorCard.tsx'
import { findProfile } from './load-profile.ts'

export interface AuthorPanelProps {
  /** Id of the author. */
  id: string
}

/** Card of an author beside what he wrote; nothing where he is gone. */
export async function AuthorPanel({ id }: AuthorPanelProps) {
  const profile = await findProfile(id)
  return profile ? <AuthorCard profile={profile} /> : null
}
