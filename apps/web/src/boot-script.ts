import { trustedTypesScript } from '@mozhan/front-door/trusted-types'
import { sessionHintScript } from '@mozhan/shell'
import { colorSchemeScript } from '@mozhan/ui/color-scheme'

/** Runs inline before anything is painted. The front door allows exactly this text, by its hash. */
export const bootScript = `${trustedTypesScript};${colorSchemeScript};${sessionHintScript}`
