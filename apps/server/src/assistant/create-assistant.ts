import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { Assistant } from './assistant.ts'
import { createLanguageModel } from './language-model.ts'
import { createSiteSearch } from './site-search.ts'

/** The language model that the settings name, or the search of the site. */
export function createAssistant(
  { ai, siteName }: Config,
  db: Database,
  clock: () => Date,
): Assistant {
  return ai === undefined ? createSiteSearch(db, clock) : createLanguageModel(ai, siteName)
}
