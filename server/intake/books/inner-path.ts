/** What a link in a book leads to: a file of it and an element in that. */
export interface InnerTarget {
  file: string
  id: string | null
}

/**
 * Where a link of a file leads, as the container of an EPUB says: `/` is its root, and nothing lies above that.
 * Null where it leaves the book. @param from the file that has it
 */
export function innerTarget(href: string, from: string): InnerTarget | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^\\/i.test(href)) return null
  const [address = '', id = ''] = href.split('#')
  const [path = ''] = address.split('?')
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const steps = path === '' ? from.split('/') : [...folder, ...path.split('/')]
  const file: string[] = []
  for (const step of steps.map(decoded)) {
    if (step === '..') file.pop()
    else if (step !== '.' && step !== '') file.push(step)
  }
  return { file: file.join('/').normalize('NFC'), id: id === '' ? null : decoded(id) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
