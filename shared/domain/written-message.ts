/** A paragraph that was made of lines, or a block as it was written, each on lines of its own. */
const PART =
  /<p>((?:(?!<\/?(?:p|h2|h3|h4|ul|ol|li|blockquote|table)\b)[^\n])*)<\/p>(?:\n|$)|(<(h2|h3|h4|ul|ol|blockquote|table)>(?:(?!<\/?(?:p|br|h2|h3|h4|ul|ol|blockquote|table)\b)[^])*<\/\3>)(?:\n|$)/y

/**
 * The content of a message as somebody would type it: where paragraphs were made of plain lines, they are plain lines again.
 * Cleaned anew it is the same content.
 * @param content cleaned HTML
 */
export function toWritten(content: string): string {
  const parts: string[] = []
  PART.lastIndex = 0
  while (PART.lastIndex < content.length) {
    const found = PART.exec(content)
    if (!found) return content
    const [, lines, block] = found
    parts.push(block ?? (lines ?? '').replaceAll('<br />', '\n'))
  }
  const text = parts.join('\n\n')
  if (/<[a-z/]/i.test(text)) return text
  const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  // what only looks like HTML has to stay words
  return /<\/?[a-z]/i.test(plain) ? content : plain
}
