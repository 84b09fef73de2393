import { megabytesOf, say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** A chapter of a novel has some hundred kilobytes. */
const MOST_BYTES = 8 * 1024 * 1024
/** Where an XML file says how its letters are written. */
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

/** A file of a book as text, its letters read as the file says that they are written. @throws UnreadableArt */
export function bookText(name: string, content: Buffer): string {
  if (content.length > MOST_BYTES) {
    throw new UnreadableArt(
      say('book-large', { size: megabytesOf(content.length), name, most: megabytesOf(MOST_BYTES) }),
      say('book-large-hint'),
    )
  }
  const encoding = encodingOf(content)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    throw new UnreadableArt(say('book-letters', { name, encoding }), say('save-as-utf-8'))
  }
}

function encodingOf(content: Buffer): string {
  const start = content.toString('latin1', 0, 4)
  if (start.startsWith('\u00FF\u00FE') || start === '<\0?\0') return 'utf-16le'
  if (start.startsWith('\u00FE\u00FF') || start === '\0<\0?') return 'utf-16be'
  return DECLARED.exec(content.toString('latin1', 0, 200).replace(/^\u00EF\u00BB\u00BF/, ''))?.[1] ?? 'utf-8'
}
