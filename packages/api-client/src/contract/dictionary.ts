import * as z from 'zod/mini'
import { countSchema, maybe, numberSchema, withFallback } from './fields.ts'
import { idSchema } from './id.ts'

const itemFieldsSchema = z.object({
  id: maybe(idSchema),
  code: maybe(z.string()),
  label: maybe(z.string()),
  value: maybe(idSchema),
  dictLabel: maybe(z.string()),
  dictValue: maybe(idSchema),
  sort: countSchema,
  status: withFallback(numberSchema, 1),
})

/** Schema of an entry of a dictionary. `dictLabel` and `dictValue` are read as `label` and `value`. */
export const dictionaryItemSchema = z.pipe(
  itemFieldsSchema,
  z.transform(({ dictLabel, dictValue, ...item }: z.output<typeof itemFieldsSchema>) => ({
    ...item,
    label: item.label ?? dictLabel ?? '',
    value: item.value ?? dictValue ?? '',
  })),
)
/** One entry of a dictionary as `dictionaryItemSchema` parses it. */
export type DictionaryItem = z.output<typeof dictionaryItemSchema>
