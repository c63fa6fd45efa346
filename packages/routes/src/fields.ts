/** A part of an address. Plain data: how it is read stands in `read-value.ts`, which browsers need not load. */
export type Field =
  /** Digits as a 64-bit number has them at most. */
  | { readonly kind: 'id' }
  /** Number of a page, 1 to 9999; the first one needs no mention. */
  | { readonly kind: 'page' }
  /** The same without the first page, which has an address of its own. */
  | { readonly kind: 'laterPage' }
  | Choice
  /** A short code, such as the kind of a resource. */
  | { readonly kind: 'code' }
  /** Text that the page itself interprets. */
  | { readonly kind: 'text' }
  /** Words that a list is searched for. */
  | { readonly kind: 'words' }
  /** The text of a search: it stands in the address even where it is empty. */
  | { readonly kind: 'key' }

/** One of several names. The first one needs no mention. */
export interface Choice<Name extends string = string> {
  readonly kind: 'choice'
  readonly names: readonly [Name, ...Name[]]
}

export const id = { kind: 'id' } as const
export const page = { kind: 'page' } as const
export const laterPage = { kind: 'laterPage' } as const
export const code = { kind: 'code' } as const
export const text = { kind: 'text' } as const
export const words = { kind: 'words' } as const
export const key = { kind: 'key' } as const

export function oneOf<const Name extends string>(...names: [Name, ...Name[]]): Choice<Name> {
  return { kind: 'choice', names }
}

/** What a field holds once it is read. */
export type ReadValue<Part extends Field> =
  Part extends Choice<infer Name>
    ? Name
    : Part extends { kind: 'page' | 'laterPage' }
      ? number
      : string

/** What an address can be made of. */
export type WrittenValue<Part extends Field> = Part extends { kind: 'text' }
  ? string | number
  : ReadValue<Part>
