import type { Plugin } from 'vite'

const DRAWINGS = /[\\/]@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]/
const UNUSED = ['duotone', 'light', 'thin']
/** Icons of commands, which are always drawn as lines. */
export const NEVER_FILLED = [
  ...['ArrowClockwise', 'ArrowLeft', 'ArrowRight', 'ArrowsIn', 'ArrowsOut', 'CaretDown', 'CaretRight'],
  ...['Check', 'GearSix', 'List', 'Minus', 'Plus', 'SignOut', 'SquaresFour', 'X'],
]
/** Icons that are drawn as lines of the usual width, or filled. */
export const NEVER_BOLD = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowsIn', 'ArrowsOut', 'CaretDown', 'CaretRight'],
  ...['CheckCircle', 'CloudSlash', 'EyeSlash', 'Flame', 'GearSix', 'GlobeSimple'],
  ...['Info', 'List', 'ListChecks', 'MapTrifold', 'Pause', 'Play'],
  ...['Plus', 'SignOut', 'SquaresFour', 'UserCircle', 'Warning', 'WarningCircle'],
]
const ENTRY = / {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?\n/g

/** Every icon of the family comes in six weights; of those the overlay draws three, regular, bold and fill, and of some one or two. */
export function iconWeights(): Plugin {
  return {
    name: 'waymark-icon-weights',
    apply: 'build',
    transform(code, id) {
      return DRAWINGS.test(id) ? { code: dropUnused(code, unusedOf(id)), map: null } : null
    },
  }
}

/** Weights that nothing draws. @param id of the file that an icon lies in */
export function unusedOf(id: string): readonly string[] {
  const [, name = ''] = /(\w+)\.es\.js/.exec(id) ?? []
  return [
    ...UNUSED,
    ...(NEVER_FILLED.includes(name) ? ['fill'] : []),
    ...(NEVER_BOLD.includes(name) ? ['bold'] : []),
  ]
}

/** @throws where the file is not written as this reads it: the package was changed */
export function dropUnused(code: string, weights: readonly string[]): string {
  const dropped: string[] = []
  const shortened = code.replace(ENTRY, (entry, weight: string) => {
    if (!weights.includes(weight)) return entry
    dropped.push(weight)
    return ''
  })
  if (dropped.length !== weights.length)
    throw new Error('an icon is not written as tools/vite/icon-weights.ts reads it')
  return shortened
}
