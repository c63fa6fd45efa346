import type { PlatformConfig } from '../platform-config.ts'
import type { Searches } from '../search/searches.ts'
import type { Assistant } from './assistant.ts'
import { createLanguageModel } from './language-model.ts'
import { createSiteSearch } from './site-search.ts'

/** The configured language model, or a search of the site when none is configured. */
export function createAssistant({ ai, siteName }: PlatformConfig, searches: Searches): Assistant {
  return ai === undefined ? createSiteSearch(searches) : createLanguageModel(ai, siteName)
}
