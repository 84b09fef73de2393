/** What a link in a book leads to: a file of it and an element in that. */
export interface InnerTarget {
  file: string
  id: string | null
}

/** Where a link of a file leads; null where it leaves the book. @param from the file that has it */
export function innerTarget(href: string, from: string): InnerTarget | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/|^\\|\?/i.test(href)) return null
  const [path = '', id = ''] = href.split('#')
  const steps = path === '' ? from.split('/') : [...from.split('/').slice(0, -1), ...path.split('/')]
  const file: string[] = []
  for (const step of steps.map(decoded)) {
    if (step === '..') {
      if (file.pop() === undefined) return null
    } else if (step !== '.' && step !== '') file.push(step)
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
