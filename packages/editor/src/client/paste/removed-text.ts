/** Text that is left out on purpose while pasted HTML is cleaned, for the comparison with the plain text of the clipboard. */
export class RemovedText {
  readonly #pieces: string[] = []

  /** Removes an element and records its text. */
  remove(element: Element): void {
    this.note(element.textContent ?? '')
    element.remove()
  }

  note(text: string): void {
    this.#pieces.push(text)
  }

  toString(): string {
    return this.#pieces.join('\n')
  }
}
