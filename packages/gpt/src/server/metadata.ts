import 'server-only'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { GPT_HREF } from '../routes.ts'

export function gptMetadata(): Metadata {
  return { title: copy.title, description: copy.start.hint, alternates: { canonical: GPT_HREF } }
}
