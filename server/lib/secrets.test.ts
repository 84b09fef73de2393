import { describe, expect, it } from 'vitest'
import { isSealed, openSecrets } from './secrets.ts'

const key = (sign: string) => Buffer.alloc(32, sign)
const [first, second] = [openSecrets([key('a')]), openSecrets([key('b'), key('a')])]
const SECRET = 'JBSWY3DPEHPK3PXP'

describe('a sealed secret', () => {
  it('is read with its key at its place, and says nothing of itself [DESK-1]', () => {
    const stored = first.seal(SECRET, 'totp 1 2')
    expect(isSealed(stored)).toBe(true)
    expect(stored).not.toContain(SECRET)
    expect(first.open(stored, 'totp 1 2')).toBe(SECRET)
    // no two are alike
    expect(first.seal(SECRET, 'totp 1 2')).not.toBe(stored)
  })

  it('is nothing in another row, with another key, damaged, or cut off [DESK-1]', () => {
    const stored = first.seal(SECRET, 'totp 1 2')
    expect(first.open(stored, 'totp 1 3')).toBeNull()
    expect(openSecrets([key('c')]).open(stored, 'totp 1 2')).toBeNull()
    const at = stored.length - 3
    const other = stored[at] === 'A' ? 'B' : 'A'
    expect(first.open(stored.slice(0, at) + other + stored.slice(at + 1), 'totp 1 2')).toBeNull()
    for (const cut of ['sealed1.', stored.slice(0, 20), stored.slice(0, -4), SECRET, ''])
      expect(first.open(cut, 'totp 1 2')).toBeNull()
  })

  it('is still read after a new key took its key’s place, and is told from what that seals [DESK-1]', () => {
    const old = first.seal(SECRET, 'x')
    expect(second.open(old, 'x')).toBe(SECRET)
    expect(old.startsWith(second.prefix)).toBe(false)
    const fresh = second.seal(SECRET, 'x')
    expect(fresh.startsWith(second.prefix)).toBe(true)
    expect(first.open(fresh, 'x')).toBeNull()
  })
})
