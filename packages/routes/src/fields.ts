/** Type of a part of an address. Plain data: parsing is in `read-value.ts`, which browsers need not load. */
export type Field =
  /** Up to 19 digits, as of a 64-bit number. */
  | 'id'
  /** Page number, 1 to 9999. @default 1 */
  | 'page'
  /** Page number, 2 to 9999; page 1 has another address. */
  | 'laterPage'
  /** A short code, such as the kind of a resource. */
  | 'code'
  /** Text that the page parses itself. */
  | 'text'
  /** Search text of a list. */
  | 'words'
  /** Search text that is written even if it is empty. */
  | 'key'
  | Choice

/** One of several names. The first one is the default. */
export type Choice<Name extends string = string> = readonly [Name, ...Name[]]

/** Parsed value of a field. */
export type ReadValue<Part extends Field> =
  Part extends Choice<infer Name> ? Name : Part extends 'page' | 'laterPage' ? number : string

/** Value of a field that can be written into an address. */
export type WrittenValue<Part extends Field> = Part extends 'text'
  ? string | number
  : ReadValue<Part>
