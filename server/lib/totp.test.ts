import { describe, expect, it } from 'vitest'
import { checkTotp, newSecret, totpCode, totpUri } from './totp.ts'

/** "12345678901234567890" of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of a second factor', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i [DESK-2]', (seconds, code) => {
    expect(totpCode(RFC_SECRET, at(seconds))).toBe(code)
    const step = Math.floor(seconds / 30)
    expect(checkTotp({ secret: RFC_SECRET, code, now: at(seconds), lastStep: null })).toBe(step)
  })

  it('are accepted one step early or late, and no further [DESK-2]', () => {
    const secret = newSecret()
    const code = totpCode(secret, at(3000))
    const accepted = [2940, 2970, 3000, 3030, 3060].map((seconds) =>
      checkTotp({ secret, code, now: at(seconds), lastStep: null }),
    )
    expect(accepted).toEqual([null, 100, 100, 100, null])
  })

  it('are accepted once, and none before the last one [DESK-2]', () => {
    const secret = newSecret()
    const first = totpCode(secret, at(3000))
    const before = totpCode(secret, at(2970))
    const next = totpCode(secret, at(3030))
    const now = at(3000)
    expect(checkTotp({ secret, code: first, now, lastStep: 100 })).toBeNull()
    expect(checkTotp({ secret, code: before, now, lastStep: 100 })).toBeNull()
    expect(checkTotp({ secret, code: next, now, lastStep: 100 })).toBe(101)
  })

  it('may be typed in two groups; anything else is refused [DESK-2]', () => {
    const secret = newSecret()
    const now = at(3000)
    const code = totpCode(secret, now)
    const grouped = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(checkTotp({ secret, code: grouped, now, lastStep: null })).toBe(100)
    for (const wrong of ['', '12345', '1234567', 'abcdef', `${code}0`, '１２３４５６'])
      expect(checkTotp({ secret, code: wrong, now, lastStep: null })).toBeNull()
  })

  it('come of secrets of 160 bits, each another [DESK-2]', () => {
    const secrets = Array.from({ length: 20 }, newSecret)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new Set(secrets).size).toBe(20)
  })
})

it('writes an address that an authenticator app reads [DESK-2]', () => {
  const uri = totpUri({ issuer: 'Waymark & Co', account: 'ada@house.test', secret: RFC_SECRET })
  const url = new URL(uri)
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(url.pathname)).toBe('/Waymark & Co:ada@house.test')
  expect([url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
    RFC_SECRET,
    'Waymark & Co',
  ])
})
