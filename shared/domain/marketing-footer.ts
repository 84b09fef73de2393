import type { AppParam } from './switches.ts'

/** An entry of the marketing footer (SHELL-7). */
export interface FooterEntry {
  title: string
  /** Where it leads; without one it is a plain item. */
  url: string | null
  /** A picture in place of the words. */
  img: string | null
}

/** Schemes that a link of a tenant's may have; whatever else it is, it leads nowhere. */
const LINKS = ['http:', 'https:', 'mailto:', 'tel:']

/** The footer's entries, in their order: a list, or a list written as JSON. What is malformed is left out. */
export function readFooter(params: readonly AppParam[]): readonly FooterEntry[] {
  const value = params.findLast(({ configKey }) => configKey === 'marketingFooterContent')?.configValue
  const list = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(list) ? list.flatMap(readEntry) : []
}

function readEntry(entry: unknown): FooterEntry[] {
  if (typeof entry !== 'object' || entry === null) return []
  const title = wordsOf(entry, 'title')
  if (title === null) return []
  const url = wordsOf(entry, 'url')
  return [{ title, url: url !== null && isFooterLink(url) ? url : null, img: wordsOf(entry, 'img') }]
}

function wordsOf(entry: object, name: string): string | null {
  const value: unknown = Object.hasOwn(entry, name) ? Reflect.get(entry, name) : null
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Whether a link of the footer may lead there. */
export function isFooterLink(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || LINKS.some((scheme) => url.toLowerCase().startsWith(scheme))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
