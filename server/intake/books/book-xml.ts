import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { say, type FindingValue } from '#shared/domain/findings/words.ts'
import { DEEPEST, elementsOf } from '../drawing/walk.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { bookText } from './book-text.ts'

/** A file of a book as XML: no entity of its own, nothing from outside. @throws UnreadableArt */
export function parseBookXml(name: string, content: Buffer): Document {
  const source = bookText(name, content)
  if (/<!ENTITY/i.test(source)) throw new UnreadableArt(say('book-entities', { name }), AGAIN)
  let reason: FindingValue = ''
  try {
    const document = new DOMParser({
      onError: (level, message) => {
        if (level === 'warning') return
        reason ||= message.slice(0, LONGEST_REASON).split('\n')[0] ?? ''
        throw new Error(message)
      },
    }).parseFromString(source, 'application/xhtml+xml')
    if (isTooDeep(document)) reason = say('nested-without-end')
    else return document
  } catch {
    // reported below, with the reason
  }
  throw new UnreadableArt(say('book-broken', { name, reason }), AGAIN)
}

function isTooDeep(document: Document): boolean {
  for (const { depth } of elementsOf(document)) if (depth > DEEPEST) return true
  return false
}

const AGAIN = say('book-again-or-repair')
/** Letters of what the parser says. */
const LONGEST_REASON = 120

/** Elements of a name, whatever their prefix, in document order. */
export function named(root: Element | Document, name: string): Element[] {
  return [...elementsOf(root)].flatMap(({ element }) => (element.localName === name ? [element] : []))
}

export function attribute(element: Element | undefined, name: string): string {
  return element?.getAttribute(name)?.trim() ?? ''
}

/** The words of an element in one line. */
export function wordsOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
