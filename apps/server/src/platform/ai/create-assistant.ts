import type { PlatformConfig } from '../platform-config.ts'
import type { Searches } from '../search/searches.ts'
import type { Assistant } from './assistant.ts'
import { createLanguageModel } from './language-model.ts'
import { createSiteSearch } from './site-search.ts'

/** The language model that the settings name, or the search of the site. */
export function createAssistant({ ai, siteName }: PlatformConfig, searches: Searches): Assistant {
  return ai === undefined ? createSiteSearch(searches) : createLanguageModel(ai, siteName)
}
