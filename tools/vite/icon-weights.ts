import type { Plugin } from 'vite'

const DRAWINGS = /[\\/]@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]/
const UNUSED = ['duotone', 'light', 'thin'] as const
const ENTRY = / {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?\n/g

/** Every icon of the family comes in six weights; of those the overlay draws three: regular, bold, fill. */
export function iconWeights(): Plugin {
  return {
    name: 'waymark-icon-weights',
    apply: 'build',
    transform(code, id) {
      return DRAWINGS.test(id) ? { code: dropUnused(code), map: null } : null
    },
  }
}

/** @throws where the file is not written as this reads it: the package was changed */
export function dropUnused(code: string): string {
  const dropped: string[] = []
  const shortened = code.replace(ENTRY, (entry, weight: string) => {
    if (!UNUSED.some((unused) => unused === weight)) return entry
    dropped.push(weight)
    return ''
  })
  if (dropped.length !== UNUSED.length)
    throw new Error('an icon is not written as tools/vite/icon-weights.ts reads it')
  return shortened
}
