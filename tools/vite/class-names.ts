import { relative } from 'node:path'
import { pageFiles } from '../lint/page-files.ts'

/** Without the one that could make 'ad' of two: some browsers hide what is called so. */
const LETTERS = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ'
/** A keyframe is named as a class is. */
const NAME = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi

/**
 * Names the classes of CSS modules in the built client: two letters for the file, one or two for the class, the same in
 * every build of the same files. A tenth of all styles was their names.
 * @param files the modules, by path
 * @returns the name of a class, of the module that is told with its text
 */
export function classNames(files: readonly string[]): (name: string, file: string, css: string) => string {
  const order = files.toSorted()
  if (order.length > LETTERS.length ** 2) throw new Error(`${order.length} modules of CSS need longer names`)
  return (name, file, css) => {
    const place = order.indexOf(relative(process.cwd(), file.split('?')[0] ?? file))
    const known = new Set(Array.from(css.matchAll(NAME), ([, found]) => found))
    const index = [...known].indexOf(name)
    if (place < 0 || index < 0) throw new Error(`${file} has no class ${name}`)
    return letters(place, 2) + letters(index, 1)
  }
}

/** @param least how many at least */
function letters(number: number, least: number): string {
  const rest = Math.floor(number / LETTERS.length)
  const last = LETTERS[number % LETTERS.length] ?? ''
  return least > 1 || rest > 0 ? letters(rest - (least > 1 ? 0 : 1), least - 1) + last : last
}

/** Of all modules of the client. */
export function builtClassNames(): ReturnType<typeof classNames> {
  return classNames(pageFiles('.module.css'))
}
