import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageFiles } from '../lint/page-files.ts'
import { dropUnused, NEVER_BOLD, NEVER_FILLED, unusedOf } from './icon-weights.ts'

const DRAWINGS = 'node_modules/@phosphor-icons/react/dist/defs'
const weightsIn = (code: string) => [...code.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight)

describe('the weights of icons', () => {
  it('that nothing draws are dropped, the others stay', () => {
    for (const name of ['Eye', 'Heart', ...NEVER_FILLED, ...NEVER_BOLD]) {
      const file = join(DRAWINGS, `${name}.es.js`)
      const code = readFileSync(file, 'utf8')
      expect(weightsIn(code)).toHaveLength(6)
      const left = [
        ...(NEVER_BOLD.includes(name) ? [] : ['bold']),
        ...(NEVER_FILLED.includes(name) ? [] : ['fill']),
        'regular',
      ]
      expect(weightsIn(dropUnused(code, unusedOf(file)))).toEqual(left)
    }
  })

  it('are told of where the package writes them in another way', () => {
    expect(() => dropUnused('export default new Map()', ['thin'])).toThrow('is not written as')
  })

  it('that are dropped stand nowhere', () => {
    const drawn = pageFiles('.tsx').filter((file) =>
      /\bweight=\{?["'](duotone|light|thin)/.test(readFileSync(file, 'utf8')),
    )
    expect(drawn).toEqual([])
    const filled = new RegExp(`<(${NEVER_FILLED.join('|')})Icon\\b[^>]*fill`)
    expect(pageFiles('.tsx').filter((file) => filled.test(readFileSync(file, 'utf8')))).toEqual([])
    // also one of several that a page chooses from
    const icon = new RegExp(`(${NEVER_BOLD.join('|')})Icon\\b`)
    const bold = new RegExp(`<(${NEVER_BOLD.join('|')})Icon\\b[^>]*bold`)
    const chosen = /<(?!\w+Icon\b)[A-Z]\w*[^<>]*weight="bold"/
    const isBold = (code: string) => bold.test(code) || (chosen.test(code) && icon.test(code))
    expect(pageFiles('.tsx').filter((file) => isBold(readFileSync(file, 'utf8')))).toEqual([])
  })
})
