/** Opens or closes a heading, a list, a quotation or a table. Nothing in it repeats, so it is read in one pass. */
const BLOCK_TAG = /<(\/?)(?:h2|h3|h4|ul|ol|blockquote|table)\b/gi
const CLOSING = /\s*>/y

/**
 * Splits HTML at its headings, lists and quotations, each with all that is in it. Each tag is looked at once: an expression
 * for a whole block would try every opening tag against the rest of the text.
 * @returns text, a block, text, a block, … text; null where a block is not closed, or is closed without having been opened
 */
export function splitBlocks(html: string): string[] | null {
  const parts: string[] = []
  let textFrom = 0
  let blockFrom: number | null = null
  for (const tag of html.matchAll(BLOCK_TAG)) {
    const isClosing = tag[1] === '/'
    if (blockFrom === null) {
      if (isClosing) return null
      blockFrom = tag.index
      parts.push(html.slice(textFrom, blockFrom))
    } else if (isClosing) {
      CLOSING.lastIndex = tag.index + tag[0].length
      if (!CLOSING.test(html)) continue
      textFrom = CLOSING.lastIndex
      parts.push(html.slice(blockFrom, textFrom))
      blockFrom = null
    }
  }
  if (blockFrom !== null) return null
  return [...parts, html.slice(textFrom)]
}
