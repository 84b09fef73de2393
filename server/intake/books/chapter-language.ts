import type { Document, Element } from '@xmldom/xmldom'
import { attribute, named } from './book-xml.ts'

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|iw|ks|ku-arab|ps|sd|syr|ug|ur|yi)(-|$)/i

/** The language that a chapter says it is written in; empty where it says none. */
export function languageOf(document: Document): string {
  const [root] = named(document, 'html')
  const [body] = named(document, 'body')
  for (const element of [body, root]) {
    const said = attribute(element, 'lang') || attribute(element, 'xml:lang')
    if (said !== '') return said
  }
  return ''
}

/**
 * The HTML of a chapter in an element that says its language and direction, where these are not those of the book.
 * Style sheets, which often say the direction, are not read: in a language that may run from right to left, the letters say it.
 */
export function inItsLanguage(html: string, document: Document, bookLanguage: string): string {
  if (html === '') return ''
  const own = languageOf(document)
  const language = own === '' || own === bookLanguage ? '' : own
  const direction = directionOf(document, own || bookLanguage)
  const marks = [
    ...(language === '' ? [] : [` lang="${language.replace(/[^\w-]/g, '')}"`]),
    ...(direction === 'ltr' ? [] : [` dir="${direction}"`]),
  ]
  return marks.length === 0 ? html : `<div${marks.join('')}>${html}</div>`
}

function directionOf(document: Document, language: string): 'ltr' | 'rtl' | 'auto' {
  const said = [named(document, 'body')[0], named(document, 'html')[0]].map(saidDirection).find(Boolean)
  return said ?? (RIGHT_TO_LEFT.test(language) ? 'auto' : 'ltr')
}

function saidDirection(element: Element | undefined): 'ltr' | 'rtl' | undefined {
  const said = attribute(element, 'dir').toLowerCase()
  return said === 'ltr' || said === 'rtl' ? said : undefined
}
