import { innerTarget } from '../books/inner-path.ts'

interface Named {
  base: string
  href: string
  /** Of the item: they go behind the address. */
  parameters: string
}

/**
 * The address of a file of the package, below its folder, with all that goes behind it, as SCORM 1.2 joins them.
 * @param files names in the archive, by their small letters
 */
export function launchAddress(
  { base, href, parameters }: Named,
  files: ReadonlyMap<string, string>,
): { address: string } | { isElsewhere: boolean } {
  const whole = (base + href).replaceAll('\\', '/')
  const target = innerTarget(whole, '')
  if (!target) return { isElsewhere: true }
  const file = files.get(target.file.toLowerCase())
  if (href === '' || file === undefined) return { isElsewhere: false }
  const [, query = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(whole) ?? []
  const path = file.split('/').map(encodeURIComponent).join('/')
  return { address: path + withParameters(query, hash, parameters.trim()) }
}

function withParameters(query: string, hash: string, parameters: string): string {
  const more = parameters.replace(/^[?&]+/, '')
  if (more === '') return query + hash
  if (more.startsWith('#')) return query + (hash === '' ? more : hash)
  return `${query === '' ? '?' : `${query}&`}${more}${hash}`
}
