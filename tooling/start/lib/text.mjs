/**
 * Pads a text to a width in terminal columns. Han characters and full-width marks have two columns.
 * @param {string} text
 * @param {number} width
 */
export function padWide(text, width) {
  const columns = text.replace(/[\p{Script=Han}，。：、（）]/gu, '  ').length
  return text + ' '.repeat(Math.max(0, width - columns))
}
