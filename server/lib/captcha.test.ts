import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CAPTCHA_SECRET, openCaptchaProvider, type TestCaptcha } from '#server/testing/captcha.ts'
import { openCaptcha, type VerifyCaptcha } from './captcha.ts'

const PAGE = 'house.test'

let provider: TestCaptcha
let reported: string[] = []

beforeEach(async () => {
  provider = await openCaptchaProvider()
  reported = []
})
afterEach(() => provider.close())

const report = (why: string): void => {
  reported.push(why)
}

function verifierOf({ url }: TestCaptcha, secret: string | null = CAPTCHA_SECRET): VerifyCaptcha {
  return openCaptcha({ secret, verifyUrl: url }, report)
}

describe('the token of a captcha', () => {
  it('is shown to the provider with our secret, and accepted where it says so [CAPT-1]', async () => {
    const verify = verifierOf(provider)
    const token = provider.issue(PAGE)
    expect(await verify({ token, hostname: PAGE })).toBe('human')
    expect(await verify({ token: 'a machine', hostname: PAGE })).toBe('refused')
    expect(provider.asked.map(String)).toEqual([
      `secret=${CAPTCHA_SECRET}&response=${token}`,
      `secret=${CAPTCHA_SECRET}&response=a+machine`,
    ])
    expect(reported).toEqual([])
  })

  it('is refused a second time, and when it is too old [CAPT-1]', async () => {
    const verify = verifierOf(provider)
    const token = provider.issue(PAGE)
    await verify({ token, hostname: PAGE })
    expect(await verify({ token, hostname: PAGE })).toBe('refused')
    expect(await verify({ token: provider.issueExpired(), hostname: PAGE })).toBe('refused')
    expect(reported).toEqual([])
  })

  it.each(['expired-input-response', 'already-seen-response', 'invalid-or-already-seen-response'])(
    'is refused where hCaptcha says %s, which is no fault of ours [CAPT-1]',
    async (code) => {
      await provider.close()
      provider = await openCaptchaProvider(JSON.stringify({ success: false, 'error-codes': [code] }))
      expect(await verifierOf(provider)({ token: 'any', hostname: PAGE })).toBe('refused')
      expect(reported).toEqual([])
    },
  )

  it('is refused where it was solved on the page of another host, which is logged [CAPT-1]', async () => {
    const verify = verifierOf(provider)
    expect(await verify({ token: provider.issue('elsewhere.test'), hostname: PAGE })).toBe('refused')
    expect(await verify({ token: provider.issue('HOUSE.test'), hostname: PAGE })).toBe('human')
    expect(reported).toEqual(['the captcha of house.test was solved on another host'])
  })

  it('is accepted of a provider that names no host [CAPT-1]', async () => {
    await provider.close()
    provider = await openCaptchaProvider('{"success":true}')
    expect(await verifierOf(provider)({ token: 'any', hostname: PAGE })).toBe('human')
  })

  it('is not accepted where our own secret is wrong, which is logged [CAPT-1]', async () => {
    const verify = verifierOf(provider, 'theirs')
    expect(await verify({ token: provider.issue(PAGE), hostname: PAGE })).toBe('unknown')
    expect(reported).toEqual(['the provider refuses our request: invalid-input-secret'])
  })

  it.each(['', '<html>', '[]', '{"success":"yes"}'])(
    'is not accepted where the provider answers %j [CAPT-1]',
    async (answer) => {
      await provider.close()
      provider = await openCaptchaProvider(answer)
      expect(await verifierOf(provider)({ token: 'any', hostname: PAGE })).toBe('unknown')
      expect(reported).toHaveLength(1)
    },
  )

  it('is not accepted where the provider is silent or away, and what was sent is not logged [CAPT-1]', async () => {
    await provider.close()
    provider = await openCaptchaProvider(null)
    const verify = openCaptcha({ secret: CAPTCHA_SECRET, verifyUrl: provider.url }, report, 50)
    expect(await verify({ token: 'any', hostname: PAGE })).toBe('unknown')
    await provider.close()
    expect(await verify({ token: 'any', hostname: PAGE })).toBe('unknown')
    expect(reported).toEqual([
      'the provider did not say: TimeoutError',
      'the provider did not say: TypeError',
    ])
  })

  it('is not accepted where no secret is set to verify it with [CAPT-1]', async () => {
    expect(await verifierOf(provider, null)({ token: provider.issue(PAGE), hostname: PAGE })).toBe('unknown')
    expect([provider.asked, reported.length]).toEqual([[], 1])
  })
})
