/** A part of an address. Plain data: how it is read stands in `read-value.ts`, which browsers need not load. */
export type Field =
  /** Digits as a 64-bit number has them at most. */
  | 'id'
  /** Number of a page, 1 to 9999; the first one needs no mention. */
  | 'page'
  /** The same without the first page, which has an address of its own. */
  | 'laterPage'
  /** A short code, such as the kind of a resource. */
  | 'code'
  /** Text that the page itself interprets. */
  | 'text'
  /** Words that a list is searched for. */
  | 'words'
  /** The text of a search: it stands in the address even where it is empty. */
  | 'key'
  | Choice

/** One of several names. The first one needs no mention. */
export type Choice<Name extends string = string> = readonly [Name, ...Name[]]

/** What a field holds once it is read. */
export type ReadValue<Part extends Field> =
  Part extends Choice<infer Name> ? Name : Part extends 'page' | 'laterPage' ? number : string

/** What an address can be made of. */
export type WrittenValue<Part extends Field> = Part extends 'text'
  ? string | number
  : ReadValue<Part>
