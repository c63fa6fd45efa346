declare module 'commonmark-spec' {
  /** Every example of the CommonMark specification, in its order. */
  export const tests: readonly {
    readonly markdown: string
    readonly html: string
    readonly section: string
    readonly number: number
  }[]
}
