/**
 * Pads to a width in terminal columns, where a Han character or full-width mark takes two.
 * @param {string} text
 * @param {number} width
 */
export function padWide(text, width) {
  const columns = text.replace(/[\p{Script=Han}，。：、（）]/gu, '  ').length
  return text + ' '.repeat(Math.max(0, width - columns))
}
