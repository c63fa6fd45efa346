/** Pairs `traditional simplified`, parted by `|`; the package declares no types for its single tables. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string
  export default pairs
}
