import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitBlocks } from './split-blocks.ts'

/** The same by expressions alone, whose work grows with the square of the length. */
function splitSlowly(html: string): string[] | null {
  const block = /(<(?:h3|h4|ul|ol|blockquote)\b[^]*?<\/(?:h3|h4|ul|ol|blockquote)\s*>)/i
  const parts = html.split(block)
  const isLost = parts.some(
    (part, index) => index % 2 === 0 && /<\/?(?:h3|h4|ul|ol|blockquote)\b/i.test(part),
  )
  return isLost ? null : parts
}

/** How often an expression is tried while `work` runs. */
function countSearches(work: () => void): number {
  const { exec } = RegExp.prototype
  let count = 0
  RegExp.prototype.exec = function (text) {
    count += 1
    return exec.call(this, text)
  }
  try {
    work()
  } finally {
    RegExp.prototype.exec = exec
  }
  return count
}

describe('blocks of a message', () => {
  it('are split from the text between them, whatever is written [INFO-3]', () => {
    const piece = fc.constantFrom(
      ...[
        '<ul>',
        '</ul>',
        '</ul  >',
        '</OL',
        '<h3 lang="x">',
        '</h3>',
        '<ul',
        '</ul x>',
        'text',
        '\n',
        ' ',
        '<b>',
      ],
      ...['<h3>One</h3>', '<blockquote><ul></ul>', '<hr>', '</'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join('')
        expect(splitBlocks(html)).toEqual(splitSlowly(html))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['opening tags', '<ul ', ''],
    ['opening tags, then closing ones that never end', '<h3>', '</h3 '],
    ['blocks', '<h3>a</h3>', ''],
  ])('are found in work that grows with the length, of %s [INFO-3] [SERVE-1]', (_, first, second) => {
    const searches = (count: number) =>
      countSearches(() => splitBlocks(first.repeat(count) + second.repeat(count)))
    const few = searches(500)
    expect(few).toBeGreaterThan(500)
    expect(searches(5000)).toBeLessThanOrEqual(10 * few)
  })
})
