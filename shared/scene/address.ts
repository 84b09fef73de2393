/** Without query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

/** The same file with a word before its name. What names no file, as a folder or a picture in the address itself, stays as it is. */
export function prefixed(address: string, word: string): string {
  const path = pathOf(address)
  const name = path.lastIndexOf('/') + 1
  if (name === path.length || path.startsWith('data:')) return address
  return `${path.slice(0, name)}${word}${path.slice(name)}${address.slice(path.length)}`
}
