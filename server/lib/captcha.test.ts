import { afterEach, describe, expect, it } from 'vitest'
import { HUMAN, openCaptchaProvider, type TestCaptcha } from '#server/testing/captcha.ts'
import { openCaptcha } from './captcha.ts'

let provider: TestCaptcha | null = null
let told: string[] = []

afterEach(async () => {
  await provider?.close()
  provider = null
  told = []
})

const report = (why: string): void => {
  told.push(why)
}

describe('the result of a captcha', () => {
  it('is shown to the provider with our secret, and believed where it says so [CAPT-1]', async () => {
    provider = await openCaptchaProvider()
    const isHuman = openCaptcha({ secret: 'ours', verifyUrl: provider.url }, report)
    expect([await isHuman(HUMAN), await isHuman('a machine')]).toEqual([true, false])
    expect(provider.asked.map(String)).toEqual([
      'secret=ours&response=a+person',
      'secret=ours&response=a+machine',
    ])
    expect(told).toEqual([])
  })

  it.each(['', '<html>', '[]', '{"success":"yes"}'])(
    'is not believed where the provider answers %j [CAPT-1]',
    async (answer) => {
      provider = await openCaptchaProvider(answer)
      const isHuman = openCaptcha({ secret: 'ours', verifyUrl: provider.url }, report)
      expect(await isHuman(HUMAN)).toBe(false)
      expect(told).toHaveLength(1)
    },
  )

  it('is not believed where the provider is silent or away, and what was sent is not told [CAPT-1]', async () => {
    provider = await openCaptchaProvider(null)
    const isHuman = openCaptcha({ secret: 'ours', verifyUrl: provider.url }, report, 50)
    expect(await isHuman(HUMAN)).toBe(false)
    await provider.close()
    expect(await isHuman(HUMAN)).toBe(false)
    expect(told).toEqual(['the provider did not say: TimeoutError', 'the provider did not say: TypeError'])
  })

  it('is not believed where no secret is set to check it with [CAPT-1]', async () => {
    provider = await openCaptchaProvider()
    expect(await openCaptcha({ secret: null, verifyUrl: provider.url }, report)(HUMAN)).toBe(false)
    expect([provider.asked, told.length]).toEqual([[], 1])
  })
})
