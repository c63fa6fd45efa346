import { trustedTypesScript } from '@mozhan/front-door/trusted-types'
import { sessionHintScript } from '@mozhan/shell'
import { colorSchemeScript } from '@mozhan/ui/color-scheme'

/** Inline script that runs before the first paint. The policy of the front door allows it by its hash. */
export const bootScript = `${trustedTypesScript};${colorSchemeScript};${sessionHintScript}`
