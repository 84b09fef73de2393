import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageFiles } from '../lint/page-files.ts'
import { dropUnused } from './icon-weights.ts'

const DRAWINGS = 'node_modules/@phosphor-icons/react/dist/defs'
const weightsIn = (code: string) => [...code.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight)

describe('the weights of icons', () => {
  it('that nothing draws are dropped, the others stay', () => {
    for (const name of ['Check', 'Eye', 'Flame', 'Warning', 'X']) {
      const code = readFileSync(join(DRAWINGS, `${name}.es.js`), 'utf8')
      expect(weightsIn(code)).toHaveLength(6)
      expect(weightsIn(dropUnused(code))).toEqual(['bold', 'fill', 'regular'])
    }
  })

  it('are told of where the package writes them in another way', () => {
    expect(() => dropUnused('export default new Map()')).toThrow('is not written as')
  })

  it('that are dropped stand nowhere', () => {
    const drawn = pageFiles('.tsx').filter((file) =>
      /\bweight=\{?["'](duotone|light|thin)/.test(readFileSync(file, 'utf8')),
    )
    expect(drawn).toEqual([])
  })
})
