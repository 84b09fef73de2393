import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g
const QUOTED = /'[^'\n]*'/g

/** The names that a component takes from a module of CSS which has no such class: it would stand there unstyled. */
function lostIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const code = text.replaceAll(QUOTED, "''")
  return Array.from(text.matchAll(IMPORT), ([, name = '', path = '']) => {
    const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
    const css = readFileSync(sheet, 'utf8')
    const there = new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, known]) => known))
    const used = Array.from(code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, word = '']) => word)
    return used.filter((word) => !there.has(word)).map((word) => `${file}: ${word}`)
  }).flat()
}

it('knows every class that a component takes from its styles', () => {
  const files = pageFiles('.tsx')
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(lostIn)).toEqual([])
})
